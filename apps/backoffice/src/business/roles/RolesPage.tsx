import { IconPencil, IconShieldLock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { contract } from '@tezga/contract';
import { businessLevel, isDefaultRole } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import { useMemo } from 'react';
import { isDeletedShown } from '../../kits/lists/list-request.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useRemoveAndRestore } from '../../kits/lists/use-remove-and-restore.tsx';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { rolesKey, rolesQueries } from './queries.ts';
import { roleColumns } from './role-columns.tsx';
import { fixedBecause } from './role-form.ts';
import { listedRoles, type RoleRow } from './role-rows.ts';
import { useGranter } from './use-granter.ts';

const editPath = ({ _id }: RoleRow) => `/roles/edit/${_id}`;
const myRolesOf = ({ myRoles }: { readonly myRoles: RoleRow[] }) => myRoles;

/** The roles of the business, and a view of the deleted ones. The user's own role and higher ones are read-only. */
export function RolesPage() {
  const { roles: words } = usePhrases();
  const navigate = useNavigate();
  const list = useListState();
  const isDeleted = isDeletedShown(list.state);
  const query = isDeleted
    ? { ...rolesQueries.deleted, select: myRolesOf }
    : { ...rolesQueries.list, select: myRolesOf };
  const rows = useListInMemory(query, list.state, listedRoles);
  const { data: deleted } = useQuery({ ...rolesQueries.deleted, select: myRolesOf });
  const { granter } = useGranter();
  const { removeMany, restoreMany, removeAction, restoreAction } = useRoleMutations();
  const mayWrite = businessLevel(useSession().role, 'roles') === 'readWrite';
  const mayChange = (role: RoleRow) => granter !== null && fixedBecause(granter, role) === null;
  const editAction = (role: RoleRow) =>
    rowAction(IconPencil, words.edit, () => navigate({ to: editPath(role) }));
  return useListScreen<RoleRow>({
    ...list,
    ...rows,
    name: 'roles',
    area: 'roles',
    words,
    icon: IconShieldLock,
    idOf: ({ _id }) => _id,
    columns: useMemo(() => roleColumns(words), [words]),
    open: mayWrite && !isDeleted ? editPath : undefined,
    add: { to: '/roles/add', label: words.addTitle },
    deletedView: {
      label: words.deleted,
      allLabel: words.current,
      count: deleted?.length,
      isShown: isDeleted,
    },
    rowActions: (role) => {
      if (!mayChange(role)) return [];
      if (isDeleted) return [restoreAction(role)];
      return isDefaultRole(role.roleCode) ? [editAction(role)] : [editAction(role), removeAction(role)];
    },
    bulkActions: isDeleted ? [restoreMany] : [removeMany],
  });
}

function useRoleMutations() {
  const { roles } = usePhrases();
  const queries = useQueryClient();
  return useRemoveAndRestore<RoleRow>({
    words: roles,
    idOf: ({ _id }) => _id,
    atOnce: 200,
    remove: (deleteIds) => call(contract.roles.removeMany, { deleteIds }),
    restore: (restoreIds) => call(contract.roles.restore, { restoreIds }),
    refresh: () => queries.invalidateQueries({ queryKey: rolesKey }),
    asksForOne: true,
  });
}
