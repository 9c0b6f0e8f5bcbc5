import { baseCurrency, hundredthsOf, type Money } from '@tezga/domain';
import { Amount } from '../../figures/Amount.tsx';
import { Code } from '../../figures/Code.tsx';
import { DateTime } from '../../figures/DateTime.tsx';
import { MISSING } from '../../figures/format-figures.ts';
import type { Column } from '../column.ts';

/** A column whose cell, export and copy all follow from one value; the rest of it stands in the options. */
type Options<Row> = Omit<Column<Row>, 'id' | 'header' | 'width' | 'cell' | 'text' | 'unit' | 'currency'>;

type Written = string | null | undefined;

/** Plain text; a dash where there is none. */
export function textColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => Written,
  options: Options<Row> = {},
): Column<Row> {
  return { id, header, width, ...options, cell: (row) => of(row) || MISSING, text: (row) => of(row) || null };
}

/** The name a row is called by: always shown, and the title of its card. */
export function nameColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => Written,
  options: Options<Row> = {},
): Column<Row> {
  const named = { sortable: true, strong: true, hideable: false, card: 'title', ...options } as const;
  return textColumn(id, header, width, of, named);
}

/** A code in letters of equal width; with `copy` it has a button that copies it. */
export function codeColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => Written,
  { copy = false, ...options }: Options<Row> & { readonly copy?: boolean } = {},
): Column<Row> {
  const shown = copy ? { copy, label: header } : {};
  return {
    id,
    header,
    width,
    ...options,
    cell: (row) => {
      const code = of(row) || null;
      return code === null ? MISSING : <Code {...shown}>{code}</Code>;
    },
    text: (row) => of(row) || null,
  };
}

/** A moment of the server; with `dateOnly` its day. */
export function dateColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => string | null,
  {
    dateOnly = false,
    seconds = false,
    ...options
  }: Options<Row> & { readonly dateOnly?: boolean; readonly seconds?: boolean } = {},
): Column<Row> {
  const momentOf = (row: Row) => {
    const moment = of(row);
    return moment === null ? null : new Date(moment);
  };
  return {
    id,
    header,
    width,
    ...options,
    cell: (row) => <DateTime value={momentOf(row)} dateOnly={dateOnly} seconds={seconds} />,
    text: momentOf,
  };
}

/** An amount in lek, which the head says once. */
export function amountColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => Money | number | null,
  { emphasis = 'strong', ...options }: Options<Row> & { readonly emphasis?: 'strong' | 'quiet' } = {},
): Column<Row> {
  const amountOf = (row: Row) => {
    const amount = of(row);
    return typeof amount === 'number' ? hundredthsOf(amount) : amount;
  };
  return {
    id,
    header,
    width,
    unit: baseCurrency,
    align: 'right',
    ...options,
    cell: (row) => <Amount value={amountOf(row)} emphasis={emphasis} />,
    text: amountOf,
  };
}
