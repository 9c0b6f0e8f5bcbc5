import type { ReactNode } from 'react';

/** What a cell holds, apart from how it looks: for export, copying and sums. */
export type CellValue = string | number | bigint | Date | null;

/** Where a column stands in the two-line card that replaces a row on a phone. */
export type CardPlace = 'title' | 'amount' | 'detail' | 'badge';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** Said once, faint, in the head: 'ALL', '%'. */
  readonly unit?: string;
  /** Where amounts of one column are in several currencies: a file gives each of them its own, in a column beside it. */
  readonly currency?: { readonly header: string; readonly of: (row: Row) => string };
  readonly align?: 'left' | 'right' | 'center';
  /** What its content needs, in pixels; columns share spare room in proportion to it. */
  readonly width: number;
  /** How far it gives way where room is short: for names and other text. Left out, it never does. */
  readonly minWidth?: number;
  readonly sortable?: boolean;
  /** False for the column without which a row cannot be told from another. */
  readonly hideable?: boolean;
  readonly hiddenByDefault?: boolean;
  /** How many digits of a bigint stand after the point; 2 when left out, as Money has. */
  readonly decimals?: number;
  readonly cell: (row: Row) => ReactNode;
  readonly text: (row: Row) => CellValue;
  /** Offers 'filter by this value' on the cell; a null value offers nothing. */
  readonly filterBy?: { readonly filter: string; readonly value: (row: Row) => string | null };
  /** Sums the selection and shows the filter's total beneath the column. */
  readonly footerTotal?: boolean;
  /** Weight 500, and the column by which a row is called in messages. */
  readonly strong?: boolean;
  readonly card?: CardPlace;
  /** What the card shows when the cell is too wide for it: an icon, the hour. Null leaves it out. */
  readonly cardCell?: (row: Row) => ReactNode;
}

const decimalsOfMoney = 2;

export function decimalsOf<Row>(column: Column<Row>): number {
  return column.decimals ?? decimalsOfMoney;
}

/** The name of a row in messages: what its strong column says, or else its first. */
export function rowName<Row>(columns: readonly Column<Row>[], row: Row): string {
  const naming = columns.find((column) => column.strong) ?? columns[0];
  const value = naming?.text(row) ?? null;
  return value === null ? '' : value instanceof Date ? value.toISOString() : String(value);
}
