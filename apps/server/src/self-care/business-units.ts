import type { contract } from '@tezga/contract';
import type { FreeHandler } from '../platform/http/context.ts';
import { readForAdmin } from './read-for-admin.ts';
import { selfCareStore } from './store.ts';

export const businessUnits: FreeHandler<typeof contract.selfCare.businessUnits> = {
  async freely({ businessId }, context) {
    const { account, known } = await readForAdmin(context, businessId, (transaction) =>
      selfCareStore(transaction, businessId).shops(),
    );
    const shopByCode = new Map(known.map((shop) => [shop.business_unit_code.toLowerCase(), shop]));
    return {
      businessUnits: account.businessUnits.map((unit) => {
        const shop = shopByCode.get(unit.bUnitCode.toLowerCase());
        return Object.assign(unit, { shopId: shop?.id ?? null, shopName: shop?.name ?? null });
      }),
    };
  },
};
