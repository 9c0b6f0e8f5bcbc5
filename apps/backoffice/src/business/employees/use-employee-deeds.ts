import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { IconUserMinus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { allOrEach } from '../../kits/lists/all-or-each.ts';
import { tellFailure } from '../../kits/lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import type { EmployeeRow } from './employee-rows.ts';
import { employeesKey } from './queries.ts';
import { rolesKey } from '../roles/index.ts';

const idsOf = (rows: readonly EmployeeRow[]) => rows.map(({ _id }) => _id);

/** Letting people go and taking them back. */
export function useEmployeeDeeds() {
  const { employees } = usePhrases();
  const confirmLeaving = useLeavingQuestion();
  const queries = useQueryClient();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: employeesKey });
    // Roles say how many people have them.
    await queries.invalidateQueries({ queryKey: rolesKey });
  };
  const restore = async (ids: readonly string[]): Promise<BulkRowResult[]> => {
    const results = await allOrEach(ids, (selectedEmployees) =>
      call(contract.employees.restore, { selectedEmployees }),
    );
    const back = results.filter(({ ok }) => ok).length;
    if (back > 0) toast.success(employees.restored(back));
    await refresh();
    return results;
  };
  const letGo = async (rows: readonly EmployeeRow[]): Promise<BulkRowResult[]> => {
    const results = await allOrEach(idsOf(rows), (selectedEmployees) =>
      call(contract.employees.remove, { selectedEmployees }),
    );
    const gone = results.filter(({ ok }) => ok).map(({ id }) => id);
    const undo = () => void tellFailure(employees.notRestored, restore(gone));
    if (gone.length > 0) toast.undo({ text: employees.wentAway(gone.length), onUndo: undo });
    await refresh();
    return results;
  };
  return {
    confirmLeaving,
    letGo,
    /** The whole deed for one person; true when they are gone. */
    letGoOne: async (employee: EmployeeRow): Promise<boolean> =>
      (await confirmLeaving([employee])) && (await tellFailure(employees.notLetGo, letGo([employee]))),
    restore: (rows: readonly EmployeeRow[]) => restore(idsOf(rows)),
    restoreOne: ({ _id }: EmployeeRow) => tellFailure(employees.notRestored, restore([_id])),
  };
}

function useLeavingQuestion() {
  const { employees } = usePhrases();
  const { confirm } = useDialogs();
  const { facts } = useSession();
  return (rows: readonly EmployeeRow[]) =>
    confirm({
      title: `${employees.letGoCount(rows.length)}?`,
      message: employees.letGoText(rows.length),
      consequences: rows.some(({ userId }) => userId === facts.userId) ? [employees.letGoSelf] : [],
      confirmLabel: employees.letGoCount(rows.length),
      danger: true,
      icon: createElement(IconUserMinus, { size: 15, stroke: 1.8, 'aria-hidden': true }),
    });
}
