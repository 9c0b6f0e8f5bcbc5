import type { contract, OutputOf } from '@tezga/contract';
import { foldText } from '@tezga/domain';
import type { TableState } from '@tezga/ui';

export type BusinessRow = OutputOf<typeof contract.businesses.myBusinesses>['businesses'][number];

const sortable = {
  name: 'name',
  nipt: 'nipt',
  city: 'city',
  owner: 'ownerName',
  admin: 'adminName',
  createdAt: 'createdAt',
} as const;

/** The page of businesses a list in this state shows; all of them are at hand, so it is chosen here. */
export function businessPage(all: readonly BusinessRow[], { page, perPage, sort, search }: TableState) {
  const words = foldText(search).split(/\s+/);
  const found = all.filter(({ name, nipt, city, ownerName }) => {
    const text = foldText([name, nipt, city, ownerName].join(' '));
    return words.every((word) => text.includes(word));
  });
  const field = sortable[sort?.column as keyof typeof sortable] ?? 'name';
  const turn = sort?.direction === 'desc' ? -1 : 1;
  const inOrder = found.toSorted(
    (one, other) => turn * (one[field] ?? '').localeCompare(other[field] ?? '', 'sq'),
  );
  return { rows: inOrder.slice((page - 1) * perPage, page * perPage), total: found.length };
}
