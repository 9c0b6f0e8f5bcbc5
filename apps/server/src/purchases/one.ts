import type { contract } from '@tezga/contract';
import { refuseUnless, vatByRate } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { listedPurchase } from './listed-purchase.ts';
import { linesOf, purchaseById } from './purchases-read.ts';

export const one: Handler<typeof contract.purchases.one> = async ({ id }, { transaction, businessId }) => {
  const row = await purchaseById(transaction, businessId, id);
  refuseUnless(row !== null, 'not-found');
  const lines = (await linesOf(transaction, businessId, [id])).get(id) ?? [];
  return {
    purchase: {
      ...listedPurchase(row),
      items: lines,
      vatByRate: vatByRate(lines),
      answeredBy: row.answered_by,
      answeredAt: row.answered_at?.toISOString() ?? null,
    },
  };
};
