import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { refreshUnits, type Unit } from './queries.ts';

/** Restores a deleted unit. */
export function useRestoreUnit() {
  const { fallbacks, units } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: ({ unit_id }: Unit) => call(contract.units.restore, { units: [unit_id] }),
    onSuccess: (_nothing, unit) => toast.success(units.restored(unit.name)),
    onError: (error) => showFailure(fallbacks['change-not-made'], error),
    onSettled: () => refreshUnits(queries),
  });
}
