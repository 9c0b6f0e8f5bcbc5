import { baseCurrency, tiranaDateTime, type Money, type Quantity as QuantityOfGoods } from '@tezga/domain';
import type { ReactNode } from 'react';
import type { State } from '../../badges/state-looks.ts';
import { StatusBadge } from '../../badges/StatusBadge.tsx';
import { Amount } from '../../figures/Amount.tsx';
import { Code } from '../../figures/Code.tsx';
import { DateTime } from '../../figures/DateTime.tsx';
import { formatCount, MISSING } from '../../figures/format-figures.ts';
import { Quantity } from '../../figures/Quantity.tsx';
import type { CellValue, Column } from '../column.ts';

/**
 * The options of a column whose cell, export and copied text come from one value; all other column options
 * are optional.
 */
interface Options<Row> extends Omit<Column<Row>, 'id' | 'header' | 'width' | 'cell' | 'text'> {
  /** The tooltip of a cell. */
  readonly hint?: (row: Row) => string | null | undefined;
}

type Written = string | null | undefined;

interface Parts<Row> {
  readonly cell: (row: Row) => ReactNode;
  readonly text: (row: Row) => CellValue;
}

function column<Row>(
  id: string,
  header: string,
  width: number,
  { hint, ...options }: Options<Row>,
  { cell, text }: Parts<Row>,
): Column<Row> {
  const hinted = (row: Row) => <span title={hint?.(row) || undefined}>{cell(row)}</span>;
  return { id, header, width, ...options, cell: hint === undefined ? cell : hinted, text };
}

/** A column of plain text; a dash is shown if there is no text. */
export function textColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => Written,
  options: Options<Row> = {},
): Column<Row> {
  return column(id, header, width, options, {
    cell: (row) => of(row) || MISSING,
    text: (row) => of(row) || null,
  });
}

/** The column with the name of a row: it cannot be hidden, and it is the title of a card. */
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

/** A column of codes in a monospaced font; with `copy`, each has a copy button. */
export function codeColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => Written,
  { copy = false, ...options }: Options<Row> & { readonly copy?: boolean } = {},
): Column<Row> {
  const shown = copy ? { copy, label: header } : {};
  return column(id, header, width, options, {
    cell: (row) => {
      const code = of(row) || null;
      return code === null ? MISSING : <Code {...shown}>{code}</Code>;
    },
    text: (row) => of(row) || null,
  });
}

/**
 * A column of codes of the tax authority. They are too long for most screens, so it is hidden by default;
 * each code has a copy button.
 */
export function fiscalCodeColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => Written,
): Column<Row> {
  return codeColumn(id, header, width, of, { minWidth: 120, hiddenByDefault: true, copy: true });
}

/** A column with the status of a document as a badge. */
export function statusColumn<Row>(
  id: string,
  header: string,
  width: number,
  states: Readonly<Record<State, string>>,
  of: (row: Row) => State,
  options: Options<Row> = {},
): Column<Row> {
  const inBadge = { card: 'badge', ...options } as const;
  return column(id, header, width, inBadge, {
    cell: (row) => <StatusBadge state={of(row)} />,
    text: (row) => states[of(row)],
  });
}

interface DateOptions<Row> extends Options<Row> {
  /**
   * True for the date column by whose days cards are grouped: a card then shows only the time, or nothing if the
   * column has days without a time.
   */
  readonly groupsCards?: boolean;
}

/** A column of dates and times from the server; with `dateOnly`, only the day is shown. */
export function dateColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => string | null,
  {
    dateOnly = false,
    seconds = false,
    groupsCards = false,
    ...options
  }: DateOptions<Row> & { readonly dateOnly?: boolean; readonly seconds?: boolean } = {},
): Column<Row> {
  const momentOf = (row: Row) => {
    const moment = of(row);
    return moment === null ? null : new Date(moment);
  };
  const timeOf = (row: Row) => {
    const moment = momentOf(row);
    return moment === null ? null : tiranaDateTime(moment, { seconds }).slice(11);
  };
  const inCard = groupsCards ? ({ card: 'detail', cardCell: timeOf } as const) : {};
  return column(
    id,
    header,
    width,
    { ...inCard, ...options },
    {
      cell: (row) => <DateTime value={momentOf(row)} dateOnly={dateOnly} seconds={seconds} />,
      text: momentOf,
    },
  );
}

/** A column of calendar days without a time zone ('2026-11-18'), such as the date of a paper document. */
export function dayColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => string | null,
  { groupsCards = false, ...options }: DateOptions<Row> = {},
): Column<Row> {
  const inCard = groupsCards ? ({ card: 'detail', cardCell: () => null } as const) : {};
  return column(
    id,
    header,
    width,
    { ...inCard, ...options },
    {
      cell: (row) => <DateTime value={of(row)} dateOnly />,
      text: (row) => {
        const day = of(row);
        return day === null ? null : new Date(`${day}T12:00:00Z`);
      },
    },
  );
}

interface FigureOptions<Row> extends Options<Row> {
  readonly emphasis?: 'normal' | 'strong' | 'quiet';
}

/** A column of amounts: in lek with ALL in the header, or with `currency` in the currency of each row. */
export function amountColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => Money | null,
  { emphasis = 'strong', ...options }: FigureOptions<Row> = {},
): Column<Row> {
  const { currency } = options;
  const inLek = currency === undefined ? { unit: baseCurrency } : {};
  return column(
    id,
    header,
    width,
    { ...inLek, align: 'right', ...options },
    {
      cell: (row) => {
        const amount = of(row);
        const shown = <Amount value={amount} emphasis={emphasis} />;
        return currency === undefined || amount === null ? (
          shown
        ) : (
          <>
            {shown} {currency.of(row)}
          </>
        );
      },
      text: of,
    },
  );
}

/** A column of quantities of goods; `unit` is shown in the header. */
export function quantityColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => QuantityOfGoods | null,
  { emphasis = 'normal', ...options }: FigureOptions<Row> = {},
): Column<Row> {
  return column(
    id,
    header,
    width,
    { align: 'right', decimals: 3, ...options },
    { cell: (row) => <Quantity value={of(row)} emphasis={emphasis} />, text: of },
  );
}

/** A column of whole numbers, such as the number of articles. */
export function countColumn<Row>(
  id: string,
  header: string,
  width: number,
  of: (row: Row) => number,
  options: Options<Row> = {},
): Column<Row> {
  const counted = { align: 'right', decimals: 0, ...options } as const;
  return column(id, header, width, counted, { cell: (row) => formatCount(of(row)), text: of });
}
