import type { RestrictedField } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import type { PrintedReport } from '@tezga/print';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { SentDefinition } from './store.ts';

/** A report as texts to print. `rowCount` is the number of all rows, of which `rows` may be the first ones. */
export interface SentTable extends Pick<PrintedReport, 'columns' | 'rows' | 'totals'> {
  readonly rowCount: number;
  /** Explanations of the figures, printed with the table. */
  readonly rules: readonly string[];
}

export interface SentRequest {
  readonly definition: SentDefinition;
  readonly range: { readonly from: string; readonly to: string };
  readonly phrases: Phrases;
  /** Whether the recipient may read a restricted field. */
  readonly mayRead: (field: RestrictedField) => boolean;
}

export interface SentReading {
  readonly transaction: Transaction;
  readonly businessId: string;
}

export type ReadTable = (asked: SentRequest, reading: SentReading) => Promise<SentTable>;

/** A column of figures. With `total` it has a sum in the last row. */
export interface SentColumn<Row, Totals> {
  readonly header: string;
  readonly of: (row: Row) => string;
  readonly total?: ((totals: Totals) => string) | undefined;
}

/** Builds a table: the first column has the names of the rows, the others have the figures. */
export function sentTable<Row, Totals>(
  named: { readonly header: string; readonly of: (row: Row) => string },
  figures: readonly SentColumn<Row, Totals>[],
  {
    rows,
    totals,
    rowCount,
  }: { readonly rows: readonly Row[]; readonly totals: Totals; readonly rowCount: number },
  rules: readonly string[],
): SentTable {
  return {
    columns: [
      { header: named.header, align: 'left' },
      ...figures.map(({ header }) => ({ header, align: 'right' as const })),
    ],
    rows: rows.map((row) => [named.of(row), ...figures.map(({ of }) => of(row))]),
    totals: ['', ...figures.map(({ total }) => total?.(totals) ?? '')],
    rowCount,
    rules,
  };
}
