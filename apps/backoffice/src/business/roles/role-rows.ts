import type { contract, OutputOf } from '@tezga/contract';
import type { TableState } from '@tezga/ui';
import { pageOf } from '../../kits/lists/page-of.ts';
import { reachOf } from './role-form.ts';

export type RoleRow = OutputOf<typeof contract.roles.list>['myRoles'][number];

/** The page of roles a list in this state shows; in the server's order, the owner's first, until another is asked for. */
export function rolePage(all: readonly RoleRow[], state: TableState) {
  return pageOf(all, state, {
    words: ({ roleDesc, roleCode }) => [roleDesc, roleCode],
    order: {
      name: ({ roleDesc }) => roleDesc,
      code: ({ roleCode }) => roleCode,
      people: ({ employeesCount }) => employeesCount,
      may: (role) => reachOf(role).areas,
      changedAt: ({ updatedAt }) => updatedAt,
    },
  });
}
