import { businessLevel, isDefaultRole } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import { IconPencil, IconShieldLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { rolesQueries } from './queries.ts';
import { roleColumns } from './role-columns.tsx';
import { fixedBecause } from './role-form.ts';
import { listedRoles, type RoleRow } from './role-rows.ts';
import { useGranter } from './use-granter.ts';
import { useRoleMutations } from './use-role-mutations.ts';

const editPath = ({ _id }: RoleRow) => `/roles/edit/${_id}`;
const myRolesOf = ({ myRoles }: { readonly myRoles: RoleRow[] }) => myRoles;

/** The roles of the business: who may do what. One's own role and those above it are only looked at. */
export function RolesPage() {
  const { roles: words } = usePhrases();
  const navigate = useNavigate();
  const list = useListState();
  const rows = useListInMemory({ ...rolesQueries.list, select: myRolesOf }, list.state, listedRoles);
  const { granter } = useGranter();
  const { removeMany, removeAction } = useRoleMutations();
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
    open: businessLevel(useSession().role, 'roles') === 'readWrite' ? editPath : undefined,
    add: { to: '/roles/add', label: words.addTitle },
    rowActions: (role) => [
      ...(mayChange(role) ? [editAction(role)] : []),
      ...(mayChange(role) && !isDefaultRole(role.roleCode) ? [removeAction(role)] : []),
    ],
    bulkActions: [removeMany],
  });
}
