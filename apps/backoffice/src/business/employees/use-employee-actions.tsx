import { isOwner } from '@tezga/domain';
import { usePhrases, type BulkAction, type RowAction } from '@tezga/ui';
import { IconPencil, IconUserCheck, IconUserMinus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import { isOwnerRow, type EmployeeRow } from './employee-rows.ts';
import { useEmployeeDeeds } from './use-employee-deeds.ts';

/** What whoever may change employees can do with the rows of a list. */
export function useEmployeeActions(which: 'current' | 'gone') {
  const { employees } = usePhrases();
  const navigate = useNavigate();
  const { role, facts } = useSession();
  const { confirmLeaving, letGo, letGoOne, restore, restoreOne } = useEmployeeDeeds();

  const leaving: BulkAction<EmployeeRow> = {
    label: employees.letGo,
    icon: <IconUserMinus size={15} stroke={1.7} aria-hidden />,
    danger: true,
    confirm: confirmLeaving,
    run: letGo,
    batchSize: 200,
  };
  const returning: BulkAction<EmployeeRow> = {
    label: employees.restoreMany,
    icon: <IconUserCheck size={15} stroke={1.7} aria-hidden />,
    run: restore,
    batchSize: 200,
  };
  const currentActions = (employee: EmployeeRow): RowAction[] => [
    ...(isOwnerRow(employee) && !isOwner(role)
      ? []
      : [
          {
            label: employees.edit,
            icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
            run: () => void navigate({ to: `/employees/edit-employee/${employee._id}` }),
          },
        ]),
    ...(isOwnerRow(employee) || employee.userId === facts.userId
      ? []
      : [
          {
            label: employees.letGo,
            icon: leaving.icon,
            danger: true,
            run: () => void letGoOne(employee),
          },
        ]),
  ];
  const goneActions = (employee: EmployeeRow): RowAction[] => [
    { label: employees.restore, icon: returning.icon, run: () => void restoreOne(employee) },
  ];
  return which === 'gone'
    ? { rowActions: goneActions, bulkActions: [returning] }
    : { rowActions: currentActions, bulkActions: [leaving] };
}
