import type { contract, OutputOf } from '@tezga/contract';
import type { Listed } from '../../kits/lists/page-of.ts';

export type BusinessRow = OutputOf<typeof contract.businesses.myBusinesses>['businesses'][number];

export const listedBusinesses: Listed<BusinessRow> = {
  words: ({ name, nipt, city, ownerName }) => [name, nipt, city, ownerName],
  order: {
    name: ({ name }) => name,
    nipt: ({ nipt }) => nipt,
    city: ({ city }) => city ?? '',
    owner: ({ ownerName }) => ownerName ?? '',
    admin: ({ adminName }) => adminName ?? '',
    createdAt: ({ createdAt }) => createdAt,
  },
};
