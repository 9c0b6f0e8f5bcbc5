import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTellFailure } from '../../kits/forms/use-tell-failure.ts';
import { call } from '../../session/call.ts';
import { refreshCurrencies, type Currency } from './queries.ts';

/** Stops using a currency; undone, it comes back with the rate it had. */
export function useRemoveCurrency() {
  const { currencies, fallbacks } = usePhrases();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const onSettled = () => refreshCurrencies(queries);
  const restoring = useMutation({
    mutationFn: ({ _id, exchangeRate }: Currency) =>
      call(contract.currencies.add, [{ currencyId: _id, exchangeRate }]),
    onError: (error, { _id }) => tellFailure(currencies.notBack(_id), error),
    onSettled,
  });
  return useMutation({
    mutationFn: ({ _id }: Currency) => call(contract.currencies.remove, { ids: [_id] }),
    onSuccess: (_nothing, currency) =>
      toast.undo({ text: currencies.removed(currency._id), onUndo: () => restoring.mutate(currency) }),
    onError: (error) => tellFailure(fallbacks['settings-remove'], error),
    onSettled,
  });
}
