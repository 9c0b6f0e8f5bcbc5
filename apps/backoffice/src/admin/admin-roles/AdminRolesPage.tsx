import { adminLevel, reaches } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import { IconPencil, IconShieldLock } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Listed } from '../../kits/lists/page-of.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { adminRoleColumns } from './admin-role-columns.tsx';
import { addAdminRolePath, editAdminRoleAt } from './paths.ts';
import { adminRolesQueries, type AdminRoleRow } from './queries.ts';
import { fixedBecause, reachOf } from './role-form.ts';
import { useRemoveRole } from './use-remove-role.ts';

/** By default the rows stay in the order that the server returned. */
const listed: Listed<AdminRoleRow> = {
  words: ({ roleDesc, roleCode }) => [roleDesc, roleCode],
  order: {
    name: ({ roleDesc }) => roleDesc,
    code: ({ roleCode }) => roleCode,
    may: (role) => reachOf(role).areas,
    changedAt: ({ updatedAt }) => updatedAt,
    admins: ({ adminsCount }) => adminsCount,
  },
};

/** The list of admin roles; the user's own role and higher roles are read-only. */
export function AdminRolesPage() {
  const { adminRoles: words, roles } = usePhrases();
  const router = useRouter();
  const session = useSession();
  const list = useListState();
  const rows = useListInMemory(adminRolesQueries.list, list.state, listed);
  const removeAction = useRemoveRole();
  const mayAdd = reaches(adminLevel(session.role, 'usersManagement'), 'readWrite');
  const editAction = ({ _id }: AdminRoleRow) =>
    rowAction(IconPencil, words.edit, () => router.history.push(editAdminRoleAt(_id)));
  return useListScreen<AdminRoleRow>({
    ...list,
    ...rows,
    name: 'admin-roles',
    words,
    icon: IconShieldLock,
    idOf: ({ _id }) => _id,
    columns: useMemo(() => adminRoleColumns({ adminRoles: words, roles }), [words, roles]),
    open: ({ _id }) => editAdminRoleAt(_id),
    add: mayAdd ? { to: addAdminRolePath, label: words.addTitle } : undefined,
    rowActions: (role) =>
      fixedBecause(session, role) === null ? [editAction(role), removeAction(role)] : [],
  });
}
