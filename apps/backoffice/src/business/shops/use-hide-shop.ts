import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { refreshShops, shopsQueries, type Shop } from './queries.ts';

interface Hiding {
  readonly shop: Pick<Shop, '_id' | 'name'>;
  readonly hidden: boolean;
}

/** Hides a shop or shows it again, both with Undo. */
export function useHideShop() {
  const { fallbacks, shops } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const hiding = useMutation({
    mutationFn: ({ shop, hidden }: Hiding) =>
      call(contract.shops.hideOrRestore, { shopId: shop._id, hidden }),
    onSuccess: ({ hidden }, { shop }) => {
      queries.setQueryData(shopsQueries.list.queryKey, (all) =>
        all?.map((each) => (each._id === shop._id ? { ...each, hidden } : each)),
      );
      const text = hidden ? shops.wasHidden(shop.name) : shops.wasRestored(shop.name);
      toast.undo({ text, onUndo: () => hiding.mutate({ shop, hidden: !hidden }) });
      void refreshShops(queries);
    },
    onError: (error) => showFailure(fallbacks['shop-hide'], error),
  });
  return hiding;
}
