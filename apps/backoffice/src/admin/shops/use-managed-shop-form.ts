import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { newShop, shopSchema, shopValues, type Shop } from '../../business/shops/index.ts';
import { businessPageAt } from '../../kits/documents/document-paths.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { call } from '../../session/call.ts';
import { managedShopsKey, managedShopsQueries } from './queries.ts';

/** The form of a new or existing shop of a business, for its admins. */
export function useManagedShopForm(businessId: string, shop: Shop | null) {
  const { shops } = usePhrases();
  const queries = useQueryClient();
  const goBack = useBackNavigation(businessPageAt(businessId, 'shops'));
  const ofBusiness = { business_id: businessId };
  return useRecordForm({
    schema: shopSchema,
    record: shop === null ? { values: newShop, version: '' } : recordOf(shop),
    rememberAs: `managed shop ${businessId} ${shop?._id ?? 'new'}`,
    save: async ({ secondary, ...values }, updatedAt) => {
      const { message } =
        shop === null
          ? await call(contract.shops.add, { ...values, ...ofBusiness, secondary })
          : await call(contract.shops.editForAdmin, {
              ...values,
              ...ofBusiness,
              shopId: shop._id,
              updatedAt,
            });
      toast.success(message);
      goBack();
      void queries.invalidateQueries({ queryKey: managedShopsKey(businessId) });
    },
    read: async () => {
      const fresh =
        shop === null ? null : await queries.fetchQuery(managedShopsQueries.one(businessId, shop._id));
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
