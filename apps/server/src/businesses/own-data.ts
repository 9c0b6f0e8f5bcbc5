import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { businessesStore } from './store.ts';

export const ownData: Handler<typeof contract.businesses.ownData> = async (_input, context) => {
  const row = await businessesStore(context.transaction).own(context.businessId);
  return {
    ownData: {
      businessName: row.name,
      businessId: row.id,
      nipt: row.nipt,
      isInVat: row.is_in_vat,
      impactWarehouse: row.impact_warehouse,
      allowNegativeStock: row.allow_negative_stock,
      closedUntil: row.closed_until,
      groupArticlesByName: row.group_articles_by_name,
      businessOwner: row.owner_name,
      certificateName: row.certificate_name,
    },
  };
};
