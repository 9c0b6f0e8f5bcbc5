import { defaultTableState, pageSizes, type TableState } from '@tezga/ui';

/** The default state of a list sorted by one column. */
export const sortedBy = (column: string, direction: 'asc' | 'desc' = 'asc'): TableState => ({
  ...defaultTableState,
  sort: { column, direction },
});

/** A negative page size requests the server's maximum. */
export const asManyAsThereCanBe = -1;

/** The page sizes of a list, with a largest one that requests the server's maximum. */
export const sizesUpTo = (largest: number): readonly number[] => [...pageSizes, largest];

/** The page parameters of a request; the `largest` size requests the server's maximum. */
export const pageRequest = ({ page, perPage }: TableState, largest?: number) => ({
  paginationOptions: { page, maxCount: perPage === largest ? asManyAsThereCanBe : perPage },
});

/** The search parameter of a request; nothing for an empty search. */
export const searchRequest = ({ search }: Pick<TableState, 'search'>) => (search === '' ? {} : { search });

/** The sort parameters of a request, if the server can sort by the column. */
export function sortRequest<Column extends string>({ sort }: TableState, columns: readonly Column[]) {
  const column = columns.find((each) => each === sort?.column);
  if (column === undefined) return {};
  return {
    sort: column,
    direction: sort?.direction === 'desc' ? ('descending' as const) : ('ascending' as const),
  };
}

/** The selected values of a filter. */
export const chosenIn = ({ filters }: Pick<TableState, 'filters'>, filter: string): string[] => [
  ...(filters[filter] ?? []),
];

/** The selected codes of a filter over a closed list; unknown codes from an outdated URL are dropped. */
export const codesIn = <Code extends string>(
  { filters }: TableState,
  filter: string,
  codes: readonly Code[],
): Code[] => codes.filter((code) => filters[filter]?.includes(code) === true);

/** The days of a period filter, either of which may be open. */
export function periodIn({ filters }: Pick<TableState, 'filters'>, filter: string) {
  const [from, to] = filters[filter] ?? [];
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** Whether the list shows its deleted records. */
export const isDeletedShown = (state: TableState): boolean => chosenIn(state, 'state').includes('deleted');
