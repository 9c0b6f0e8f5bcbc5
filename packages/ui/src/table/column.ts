import type { ReactNode } from 'react';

/** The raw value of a cell, which is used for exports, copying and sums. */
export type CellValue = string | number | bigint | Date | null;

/**
 * The position of a column in the two-line card that replaces a row on a phone. An `action` is placed below
 * the card, because the card is itself a button and cannot contain another one.
 */
export type CardPlace = 'title' | 'amount' | 'detail' | 'badge' | 'action';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** A unit such as 'ALL' or '%', shown once in the header in pale text. */
  readonly unit?: string;
  /**
   * The currency of each row, for a column of amounts in different currencies. An export has an additional
   * column for it.
   */
  readonly currency?: { readonly header: string; readonly of: (row: Row) => string };
  readonly align?: 'left' | 'right' | 'center';
  /** The width in pixels that the content needs; columns share spare width in proportion to it. */
  readonly width: number;
  /** The minimum width if space is short, for columns of text; without it, the column does not shrink. */
  readonly minWidth?: number;
  readonly sortable?: boolean;
  /** False for the column that identifies a row, which cannot be hidden. */
  readonly hideable?: boolean;
  readonly hiddenByDefault?: boolean;
  /** The number of decimals; if left out, 2 for a bigint (as for Money) and none for the sum of numbers. */
  readonly decimals?: number;
  readonly cell: (row: Row) => ReactNode;
  readonly text: (row: Row) => CellValue;
  /** Adds 'filter by this value' to the menu of the cell, unless the value is null. */
  readonly filterBy?: { readonly filter: string; readonly value: (row: Row) => string | null };
  /** True to sum up the selected rows, and to show the total of the filter below the column. */
  readonly footerTotal?: boolean;
  /** True for the bold column, by which messages name a row. */
  readonly strong?: boolean;
  readonly card?: CardPlace;
  /**
   * The content on a card if the cell is too wide for it, such as an icon or the hour; null shows nothing.
   */
  readonly cardCell?: (row: Row) => ReactNode;
}

const decimalsOfMoney = 2;

export function decimalsOf<Row>(column: Column<Row>): number {
  return column.decimals ?? decimalsOfMoney;
}

/** The name of a row in messages: the text of its strong column, or of its first column if none is strong. */
export function rowName<Row>(columns: readonly Column<Row>[], row: Row): string {
  const naming = columns.find((column) => column.strong) ?? columns[0];
  const value = naming?.text(row) ?? null;
  return value === null ? '' : value instanceof Date ? value.toISOString() : String(value);
}
