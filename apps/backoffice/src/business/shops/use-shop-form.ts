import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { call } from '../../session/call.ts';
import { refreshShops, shopsQueries, type Shop } from './queries.ts';
import { newShop, shopSchema, shopValues } from './shop-form.ts';

/** The form of a new or existing shop. */
export function useShopForm(shop: Shop | null) {
  const { shops } = usePhrases();
  const queries = useQueryClient();
  const goBack = useBackNavigation('/settings?section=shops');
  return useRecordForm({
    schema: shopSchema,
    record: shop === null ? { values: newShop, version: '' } : recordOf(shop),
    rememberAs: `shop ${shop?._id ?? 'new'}`,
    save: async ({ secondary, ...values }, updatedAt) => {
      const { message } =
        shop === null
          ? await call(contract.shops.add, { ...values, secondary })
          : await call(contract.shops.edit, { ...values, shopId: shop._id, updatedAt });
      toast.success(message);
      goBack();
      void refreshShops(queries);
    },
    read: async () => {
      const fresh = shop === null ? null : await queries.fetchQuery(shopsQueries.one(shop._id));
      return fresh === null ? null : recordOf(fresh);
    },
    onGone: () => {
      toast.error({ title: shops.readFailed, text: shops.notThere });
      goBack();
    },
    fieldOf: {
      'shop-name-taken': 'name',
      'business-unit-taken': 'bUnit',
      'business-unit-registered': 'bUnit',
    },
    onCancel: goBack,
  });
}

const recordOf = (shop: Shop) => ({ values: shopValues(shop), version: shop.updatedAt });
