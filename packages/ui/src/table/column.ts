import type { ReactNode } from 'react';

/** The raw value of a cell, for export, copying and sums. */
export type CellValue = string | number | bigint | Date | null;

/** The position of a column in the two-line card that replaces a row on a phone. */
export type CardPlace = 'title' | 'amount' | 'detail' | 'badge';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** Shown once, faint, in the header: 'ALL', '%'. */
  readonly unit?: string;
  /** For amounts in different currencies: an export adds a column with the currency of each row. */
  readonly currency?: { readonly header: string; readonly of: (row: Row) => string };
  readonly align?: 'left' | 'right' | 'center';
  /** The width that the content needs, in pixels; columns share spare width in proportion to it. */
  readonly width: number;
  /** The minimum width when space is short, for names and other text; without it the column does not shrink. */
  readonly minWidth?: number;
  readonly sortable?: boolean;
  /** False for the column that identifies a row. */
  readonly hideable?: boolean;
  readonly hiddenByDefault?: boolean;
  /** The number of decimals of a bigint value; 2, as for Money, if left out. */
  readonly decimals?: number;
  readonly cell: (row: Row) => ReactNode;
  readonly text: (row: Row) => CellValue;
  /** Offers 'filter by this value' in the cell's menu; not for a null value. */
  readonly filterBy?: { readonly filter: string; readonly value: (row: Row) => string | null };
  /** Sums the selection and shows the filter's total below the column. */
  readonly footerTotal?: boolean;
  /** Bold; messages name a row by this column. */
  readonly strong?: boolean;
  readonly card?: CardPlace;
  /** Replaces the cell on a card if it is too wide: an icon, the hour. Null shows nothing. */
  readonly cardCell?: (row: Row) => ReactNode;
}

const decimalsOfMoney = 2;

export function decimalsOf<Row>(column: Column<Row>): number {
  return column.decimals ?? decimalsOfMoney;
}

/** The name of a row in messages: the text of its strong column, or else of the first one. */
export function rowName<Row>(columns: readonly Column<Row>[], row: Row): string {
  const naming = columns.find((column) => column.strong) ?? columns[0];
  const value = naming?.text(row) ?? null;
  return value === null ? '' : value instanceof Date ? value.toISOString() : String(value);
}
