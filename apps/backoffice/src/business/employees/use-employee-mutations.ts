import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { IconUserCheck, IconUserMinus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRemoveAndRestore } from '../../kits/lists/use-remove-and-restore.tsx';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { rolesKey } from '../roles/index.ts';
import type { EmployeeRow } from './employee-rows.ts';
import { employeesKey } from './queries.ts';

/** Deletes and restores employees. */
export function useEmployeeMutations() {
  const { employees } = usePhrases();
  const { facts } = useSession();
  const queries = useQueryClient();
  return useRemoveAndRestore<EmployeeRow>({
    words: {
      ...employees,
      remove: employees.letGo,
      removeCount: employees.letGoCount,
      removeText: employees.letGoText,
      removed: employees.wentAway,
      notRemoved: employees.notLetGo,
    },
    icons: { remove: IconUserMinus, restore: IconUserCheck },
    idOf: ({ _id }) => _id,
    atOnce: 200,
    remove: (selectedEmployees) => call(contract.employees.remove, { selectedEmployees }),
    restore: (selectedEmployees) => call(contract.employees.restore, { selectedEmployees }),
    // The list of roles shows the number of employees with each role, so it is refetched too.
    refresh: () =>
      Promise.all([employeesKey, rolesKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    consequences: (rows) => (rows.some(({ userId }) => userId === facts.userId) ? [employees.letGoSelf] : []),
    asksForOne: true,
  });
}
