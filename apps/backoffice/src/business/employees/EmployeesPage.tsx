import { businessLevel } from '@tezga/domain';
import {
  Button,
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type FetchPage,
  type TableState,
} from '@tezga/ui';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import { employeeColumns } from './employee-columns.tsx';
import { employeePage, whichList, type EmployeeRow, type Shop } from './employee-rows.ts';
import { employeesQueries } from './queries.ts';
import { useEmployeeActions } from './use-employee-actions.tsx';
import { useEmployeeFilters } from './use-employee-filters.ts';

const noShops: Shop[] = [];
const editPath = ({ _id }: EmployeeRow) => `/employees/edit-employee/${_id}`;

const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };

/** The people who work in the business, and those who did. */
export function EmployeesPage() {
  const { employees } = usePhrases();
  const navigate = useNavigate();
  const { state, onStateChange } = useListState(byName);
  const which = whichList(state);
  const { data: shops = noShops } = useQuery(employeesQueries.shops);
  const query = useQuery({
    ...employeesQueries.list(which),
    select: (all) => employeePage(all, state, shops),
  });
  const { data: all } = useQuery(employeesQueries.list(which));
  const { data: gone } = useQuery(employeesQueries.list('gone'));
  const columns = useMemo(() => employeeColumns(employees, shops), [employees, shops]);
  const mayWrite = businessLevel(useSession().role, 'employees') === 'readWrite';
  const actions = useEmployeeActions(which);
  const fetchPage: FetchPage<EmployeeRow> = async (page, perPage) =>
    employeePage(all ?? [], { ...state, page, perPage }, shops);
  const kept = useListViews('employees', state, byName);
  const goneView = {
    id: 'gone',
    label: employees.gone,
    filters: { state: ['gone'] },
    count: gone?.length,
  };
  const addButton = (
    <Button
      component={Link}
      to="/employees/add-employee"
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
    >
      {employees.addTitle}
    </Button>
  );
  return (
    <ListPage
      title={employees.title}
      query={query}
      columns={columns}
      idOf={({ _id }) => _id}
      state={state}
      onStateChange={onStateChange}
      filters={useEmployeeFilters(all)}
      searchPlaceholder={employees.searchHint}
      countLabel={employees.count}
      fetchPage={fetchPage}
      isFaint={() => which === 'gone'}
      empty={
        <EmptyState
          icon={<IconUsers size={17} stroke={1.6} />}
          title={employees.emptyTitle}
          sentence={employees.emptyText}
          {...(mayWrite ? { actions: addButton } : {})}
        />
      }
      {...(mayWrite
        ? {
            ...actions,
            mainAction: addButton,
            onOpen: (employee: EmployeeRow) => void navigate({ to: editPath(employee) }),
            hrefOf: editPath,
          }
        : {})}
      {...kept}
      allLabel={employees.current}
      views={[goneView, ...('views' in kept ? kept.views : [])]}
    />
  );
}
