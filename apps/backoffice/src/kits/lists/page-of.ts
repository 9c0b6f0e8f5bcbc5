import { foldText } from '@tezga/domain';
import type { TableState } from '@tezga/ui';

type Ordered = string | number | bigint;

export interface Listed<Row> {
  /** The filter condition of a row; without it all rows are shown. */
  readonly isShown?: (row: Row, filters: TableState['filters']) => boolean;
  /** The searchable texts of a row. */
  readonly words: (row: Row) => readonly (string | null)[];
  /** The sort value of each column, by the column's id. */
  readonly order: Readonly<Record<string, (row: Row) => Ordered>>;
}

/** Client-side pagination: filters, searches, sorts and pages a list that is loaded as a whole. */
export function pageOf<Row>(
  all: readonly Row[],
  { page, perPage, sort, search, filters }: TableState,
  { isShown = () => true, words, order }: Listed<Row>,
): { rows: Row[]; total: number } {
  const wanted = foldText(search).split(/\s+/);
  const found = all.filter((row) => {
    const text = foldText(words(row).join(' '));
    return isShown(row, filters) && wanted.every((word) => text.includes(word));
  });
  const place = sort === null ? undefined : order[sort.column];
  const turn = sort?.direction === 'desc' ? -1 : 1;
  const inOrder =
    place === undefined ? found : found.toSorted((one, other) => turn * compare(place(one), place(other)));
  return { rows: inOrder.slice((page - 1) * perPage, page * perPage), total: found.length };
}

/** Created once, because creating a collator takes as long as hundreds of comparisons. */
const albanian = new Intl.Collator('sq');

function compare(one: Ordered, other: Ordered): number {
  if (typeof one === 'string' || typeof other === 'string')
    return albanian.compare(String(one), String(other));
  return one < other ? -1 : Number(one > other);
}
