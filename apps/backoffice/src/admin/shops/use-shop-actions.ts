import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Shop } from '../../business/shops/index.ts';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { managedShopsKey } from './queries.ts';

type NamedShop = Pick<Shop, '_id' | 'name'>;

/** Hiding, restoring and deleting the shops of a business. */
export function useShopActions(businessId: string) {
  const { fallbacks, shops } = usePhrases();
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const refresh = () => queries.invalidateQueries({ queryKey: managedShopsKey(businessId) });
  const hiding = useMutation({
    mutationFn: ({ shop, hidden }: { readonly shop: NamedShop; readonly hidden: boolean }) =>
      call(contract.shops.hideOrRestore, { shopId: shop._id, hidden, business_id: businessId }),
    onSuccess: ({ hidden }, { shop }) => {
      const text = hidden ? shops.wasHidden(shop.name) : shops.wasRestored(shop.name);
      toast.undo({ text, onUndo: () => hiding.mutate({ shop, hidden: !hidden }) });
      return refresh();
    },
    onError: (error) => showFailure(fallbacks['shop-hide'], error),
  });
  const removing = useMutation({
    // Asks the server first whether the shop can be deleted, so that the user reads what it is still used for.
    mutationFn: async ({ _id, name }: NamedShop) => {
      const { reason } = await call(contract.shops.mayBeDeleted, { shopsId: _id, businessId });
      if (reason !== null) {
        toast.error({ title: fallbacks['shop-remove'], text: reason });
        return;
      }
      const isSure = await confirm({
        title: shops.removeTitle(name),
        message: shops.removeText,
        confirmLabel: shops.remove,
        danger: true,
      });
      if (!isSure) return;
      await call(contract.shops.remove, { shopId: _id, businessId });
      toast.success(shops.wasRemoved(name));
      await refresh();
    },
    onError: (error) => showFailure(fallbacks['shop-remove'], error),
  });
  return { hiding, removing };
}
