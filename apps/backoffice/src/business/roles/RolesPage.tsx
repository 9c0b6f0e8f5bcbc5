import { businessLevel, isDefaultRole } from '@tezga/domain';
import {
  Button,
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type BulkAction,
  type FetchPage,
  type RowAction,
} from '@tezga/ui';
import { IconPencil, IconPlus, IconShieldLock, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import { rolesQueries } from './queries.ts';
import { roleColumns } from './role-columns.tsx';
import { fixedBecause } from './role-form.ts';
import { rolePage, type RoleRow } from './role-rows.ts';
import { useGranter } from './use-granter.ts';
import { useRoleDeeds } from './use-role-deeds.ts';

const editPath = ({ _id }: RoleRow) => `/roles/edit/${_id}`;

/** The roles of the business: who may do what. */
export function RolesPage() {
  const { roles } = usePhrases();
  const navigate = useNavigate();
  const { state, onStateChange } = useListState(defaultTableState);
  const query = useQuery({ ...rolesQueries.list, select: ({ myRoles }) => rolePage(myRoles, state) });
  const { data: all } = useQuery(rolesQueries.list);
  const columns = useMemo(() => roleColumns(roles), [roles]);
  const mayWrite = businessLevel(useSession().role, 'roles') === 'readWrite';
  const deeds = useWriterDeeds();
  const fetchPage: FetchPage<RoleRow> = async (page, perPage) =>
    rolePage(all?.myRoles ?? [], { ...state, page, perPage });
  const addButton = (
    <Button component={Link} to="/roles/add" leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}>
      {roles.addTitle}
    </Button>
  );
  return (
    <ListPage
      title={roles.title}
      query={query}
      columns={columns}
      idOf={({ _id }) => _id}
      state={state}
      onStateChange={onStateChange}
      searchPlaceholder={roles.searchHint}
      countLabel={roles.count}
      fetchPage={fetchPage}
      empty={
        <EmptyState
          icon={<IconShieldLock size={17} stroke={1.6} />}
          title={roles.emptyTitle}
          sentence={roles.emptyText}
          {...(mayWrite ? { actions: addButton } : {})}
        />
      }
      {...(mayWrite
        ? {
            ...deeds,
            mainAction: addButton,
            onOpen: (role: RoleRow) => void navigate({ to: editPath(role) }),
            hrefOf: editPath,
          }
        : {})}
      {...useListViews('roles', state, defaultTableState)}
    />
  );
}

/** What whoever may change roles can do with the rows; one's own role and those above it are only looked at. */
function useWriterDeeds() {
  const { roles } = usePhrases();
  const navigate = useNavigate();
  const { granter } = useGranter();
  const { confirmRemoval, remove, removeOne } = useRoleDeeds();
  const mayChange = (role: RoleRow) => granter !== null && fixedBecause(granter, role) === null;
  const rowActions = (role: RoleRow): RowAction[] => [
    ...(mayChange(role)
      ? [
          {
            label: roles.edit,
            icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
            run: () => void navigate({ to: editPath(role) }),
          },
        ]
      : []),
    ...(mayChange(role) && !isDefaultRole(role.roleCode)
      ? [
          {
            label: roles.remove,
            icon: <IconTrash size={15} stroke={1.7} aria-hidden />,
            danger: true,
            run: () => void removeOne(role),
          },
        ]
      : []),
  ];
  const bulkActions: BulkAction<RoleRow>[] = [
    {
      label: roles.remove,
      icon: <IconTrash size={15} stroke={1.7} aria-hidden />,
      danger: true,
      confirm: confirmRemoval,
      run: remove,
      batchSize: 200,
    },
  ];
  return { rowActions, bulkActions };
}
