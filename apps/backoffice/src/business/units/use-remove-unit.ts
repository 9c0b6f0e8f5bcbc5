import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTellFailure } from '../../kits/forms/use-tell-failure.ts';
import { call } from '../../session/call.ts';
import { refreshUnits, type Unit } from './queries.ts';
import { useRestoreUnit } from './use-restore-unit.ts';

/** Deletes a unit that no article uses, and brings it back when that was a mistake. */
export function useRemoveUnit() {
  const { fallbacks, units } = usePhrases();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const restoring = useRestoreUnit();
  return useMutation({
    mutationFn: ({ unit_id }: Unit) => call(contract.units.remove, { units: [unit_id] }),
    onSuccess: (_nothing, unit) =>
      toast.undo({ text: units.removed(unit.name), onUndo: () => restoring.mutate(unit) }),
    onError: (error) => tellFailure(fallbacks['settings-remove'], error),
    onSettled: () => refreshUnits(queries),
  });
}
