import { contract, type InputOf } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { managedShopsKey } from '../shops/index.ts';
import { selfCareQueries } from './queries.ts';

type Unit = Pick<InputOf<typeof contract.shops.add>, 'name' | 'bUnit' | 'address' | 'city'>;

/** Makes a shop of the business from a unit of the portal. */
export function useAddShop(businessId: string) {
  const { selfCare: words } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: (unit: Unit) => call(contract.shops.add, { business_id: businessId, ...unit }),
    onSuccess: ({ message }) => {
      toast.success(message);
      void queries.invalidateQueries({ queryKey: managedShopsKey(businessId) });
      return queries.invalidateQueries(selfCareQueries.stored(businessId));
    },
    onError: (failure, { name }) => showFailure(words.addShop(name), failure),
  });
}
