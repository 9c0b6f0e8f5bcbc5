import { defaultTableState, pageSizes, type TableState } from '@tezga/ui';

/** A list that begins in the order of one of its columns. */
export const sortedBy = (column: string, direction: 'asc' | 'desc' = 'asc'): TableState => ({
  ...defaultTableState,
  sort: { column, direction },
});

/** Below zero: as many as a list ever shows at once. */
export const asManyAsThereCanBe = -1;

/** The sizes of a page where the largest is as many as a list ever shows at once. */
export const sizesUpTo = (largest: number): readonly number[] => [...pageSizes, largest];

/** Which page a list asks for; where there is a largest size, that one asks for as many as there can be. */
export const pageAsked = ({ page, perPage }: TableState, largest?: number) => ({
  paginationOptions: { page, maxCount: perPage === largest ? asManyAsThereCanBe : perPage },
});

/** What is searched for; nothing where nothing was typed. */
export const searchAsked = ({ search }: Pick<TableState, 'search'>) => (search === '' ? {} : { search });

/** What a list is ordered by, where the server can order by it. */
export function sortAsked<Column extends string>({ sort }: TableState, columns: readonly Column[]) {
  const column = columns.find((each) => each === sort?.column);
  if (column === undefined) return {};
  return {
    sort: column,
    direction: sort?.direction === 'desc' ? ('descending' as const) : ('ascending' as const),
  };
}

/** All that was chosen in a filter. */
export const chosenIn = ({ filters }: Pick<TableState, 'filters'>, filter: string): string[] => [
  ...(filters[filter] ?? []),
];

/** What was chosen among the codes of a closed list; what a stale or broken address holds besides is left out. */
export const codesIn = <Code extends string>(
  { filters }: TableState,
  filter: string,
  codes: readonly Code[],
): Code[] => codes.filter((code) => filters[filter]?.includes(code) === true);

/** The days of a period, either of which may be open. */
export function periodIn({ filters }: Pick<TableState, 'filters'>, filter: string) {
  const [from, to] = filters[filter] ?? [];
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** Whether a list shows its deleted records. */
export const isDeletedShown = (state: TableState): boolean => chosenIn(state, 'state').includes('deleted');
