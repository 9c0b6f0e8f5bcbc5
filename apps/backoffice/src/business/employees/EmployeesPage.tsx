import { businessLevel, isOwner } from '@tezga/domain';
import { defaultTableState, usePhrases, type RowAction, type TableState } from '@tezga/ui';
import { IconPencil, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { employeeColumns } from './employee-columns.tsx';
import { employeePage, isOwnerRow, whichList, type EmployeeRow, type Shop } from './employee-rows.ts';
import { employeesQueries } from './queries.ts';
import { useEmployeeFilters } from './use-employee-filters.ts';
import { useEmployeeMutations } from './use-employee-mutations.ts';

const noShops: Shop[] = [];
const editPath = ({ _id }: EmployeeRow) => `/employees/edit-employee/${_id}`;

const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };

/** The people who work in the business, and those who did. */
export function EmployeesPage() {
  const { employees: words } = usePhrases();
  const { role } = useSession();
  const list = useListState(byName);
  const which = whichList(list.state);
  const isGone = which === 'gone';
  const { data: shops = noShops } = useQuery(employeesQueries.shops);
  const { all, ...rows } = useListInMemory(
    employeesQueries.list(which),
    list.state,
    (found: readonly EmployeeRow[], state) => employeePage(found, state, shops),
  );
  const { data: gone } = useQuery(employeesQueries.list('gone'));
  const { removeMany, restoreMany, restoreAction } = useEmployeeMutations();
  const currentActions = useCurrentActions();
  return useListScreen<EmployeeRow>({
    ...list,
    ...rows,
    name: 'employees',
    area: 'employees',
    defaults: byName,
    words,
    icon: IconUsers,
    idOf: ({ _id }) => _id,
    columns: useMemo(() => employeeColumns(words, shops), [words, shops]),
    filters: useEmployeeFilters(all),
    open: businessLevel(role, 'employees') === 'readWrite' ? editPath : undefined,
    add: { to: '/employees/add-employee', label: words.addTitle },
    deletedView: {
      label: words.gone,
      allLabel: words.current,
      state: 'gone',
      count: gone?.length,
      isShown: isGone,
    },
    rowActions: (row) => (isGone ? [restoreAction(row)] : currentActions(row)),
    bulkActions: isGone ? [restoreMany] : [removeMany],
  });
}

/** Only an owner may change an owner; an owner cannot be let go, and no one can let themselves go. */
function useCurrentActions(): (employee: EmployeeRow) => RowAction[] {
  const { employees: words } = usePhrases();
  const navigate = useNavigate();
  const { role, facts } = useSession();
  const { removeAction } = useEmployeeMutations();
  return (employee) => {
    const editAction = {
      label: words.edit,
      icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
      run: () => void navigate({ to: editPath(employee) }),
    };
    const mayEdit = !isOwnerRow(employee) || isOwner(role);
    const mayRemove = !isOwnerRow(employee) && employee.userId !== facts.userId;
    return [...(mayEdit ? [editAction] : []), ...(mayRemove ? [removeAction(employee)] : [])];
  };
}
