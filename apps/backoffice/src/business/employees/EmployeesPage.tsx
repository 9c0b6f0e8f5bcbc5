import { businessLevel, isOwner } from '@tezga/domain';
import { choiceFilter, recordOption, usePhrases } from '@tezga/ui';
import { IconPencil, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { sortedBy } from '../../kits/lists/list-request.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useOptions } from '../../kits/lists/use-options.ts';
import { useSession } from '../../session/session-context.ts';
import { employeeColumns } from './employee-columns.tsx';
import {
  areGoneShown,
  isOwnerRow,
  listedEmployees,
  rolesAmong,
  type EmployeeRow,
  type Shop,
} from './employee-rows.ts';
import { employeesQueries } from './queries.ts';
import { useEmployeeMutations } from './use-employee-mutations.ts';

const noShops: Shop[] = [];
const editPath = ({ _id }: EmployeeRow) => `/employees/edit-employee/${_id}`;

const byName = sortedBy('name');

/** The current and former employees of the business. */
export function EmployeesPage() {
  const { employees: words } = usePhrases();
  const navigate = useNavigate();
  const { role, facts } = useSession();
  const list = useListState(byName);
  const areGone = areGoneShown(list.state);
  const { data: shops = noShops } = useQuery(employeesQueries.shops);
  const employees = employeesQueries.list(areGone ? 'gone' : 'current');
  const { all = [], ...rows } = useListInMemory(employees, list.state, listedEmployees(shops));
  const { data: gone } = useQuery(employeesQueries.list('gone'));
  const { removeMany, restoreMany, removeAction, restoreAction } = useEmployeeMutations();
  const shopOptions = useOptions(employeesQueries.shops, recordOption);
  const editAction = (row: EmployeeRow) =>
    rowAction(IconPencil, words.edit, () => navigate({ to: editPath(row) }));
  // Only an owner may change the row of an owner. Owners and the user's own row cannot be deleted.
  const currentActions = (row: EmployeeRow) => [
    ...(!isOwnerRow(row) || isOwner(role) ? [editAction(row)] : []),
    ...(!isOwnerRow(row) && row.userId !== facts.userId ? [removeAction(row)] : []),
  ];
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
    filters: [
      choiceFilter('role', words.role, rolesAmong(all)),
      choiceFilter('shop', words.shops, shopOptions),
      choiceFilter('state', words.state, [{ value: 'gone', label: words.gone }], { multiple: false }),
    ],
    open: businessLevel(role, 'employees') === 'readWrite' ? editPath : undefined,
    add: { to: '/employees/add-employee', label: words.addTitle },
    deletedView: {
      label: words.gone,
      allLabel: words.current,
      state: 'gone',
      count: gone?.length,
      isShown: areGone,
    },
    rowActions: (row) => (areGone ? [restoreAction(row)] : currentActions(row)),
    bulkActions: areGone ? [restoreMany] : [removeMany],
  });
}
