import { activitySortColumns, type contract, type InputOf } from '@tezga/contract';
import type { TableState } from '@tezga/ui';

export type ActivityRequest = InputOf<typeof contract.activity.list>;

/** What the list asks the server for when it stands in a given state. */
export function activityRequest({ page, perPage, sort, search, filters }: TableState): ActivityRequest {
  const [from, to] = filters['period'] ?? [];
  const column = activitySortColumns.find((each) => each === sort?.column);
  return {
    page,
    perPage,
    ...(column === undefined
      ? {}
      : { sort: column, direction: sort?.direction === 'asc' ? 'ascending' : 'descending' }),
    ...(search === '' ? {} : { search }),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    users: [...(filters['user'] ?? [])],
    actions: [...(filters['action'] ?? [])],
  };
}
