import type { contract, OutputOf } from '@tezga/contract';
import type { Listed } from '../../kits/lists/page-of.ts';
import { reachOf } from './role-form.ts';

export type RoleRow = OutputOf<typeof contract.roles.list>['myRoles'][number];

/**
 * The list of roles in the browser; by default the rows stay in the server's order, the owner's role first.
 */
export const listedRoles: Listed<RoleRow> = {
  words: ({ roleDesc, roleCode }) => [roleDesc, roleCode],
  order: {
    name: ({ roleDesc }) => roleDesc,
    code: ({ roleCode }) => roleCode,
    people: ({ employeesCount }) => employeesCount,
    may: (role) => reachOf(role).areas,
    changedAt: ({ updatedAt }) => updatedAt,
  },
};
