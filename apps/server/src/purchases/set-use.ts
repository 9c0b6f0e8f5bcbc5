import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { inTargetBusiness } from '../businesses/index.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { namesOf } from '../platform/names-of.ts';
import { lockPurchases } from './lock-purchases.ts';
import { postPurchases } from './post-purchases.ts';

const update = `update tenant.purchases set bought_as = $3, is_received = is_received or $4, updated_at = $5,
    is_vat_deductible = coalesce($6, is_vat_deductible)
  where business_id = $1 and id = any ($2::text[])`;

/**
 * Sets the use of purchases, and whether their VAT is deductible. Another use is refused once the warehouse has received the goods, because another use would leave their
 * entry without an invoice.
 */
export const setUse: Handler<typeof contract.purchases.setUse> = inTargetBusiness(
  async ({ purchasesIds, use, isVatDeductible = null }, context) => {
    const { transaction, businessId, clock, person } = context;
    const locked = await lockPurchases(context, purchasesIds);
    refuseUnless(use === 'goods' || !locked.some(({ isReceived }) => isReceived), 'purchase-received');
    const ids = locked.map(({ id }) => id);
    await transaction.run(update, [businessId, ids, use, false, clock.now(), isVatDeductible]);
    await postPurchases(transaction, businessId, ids, { at: clock.now(), by: person.id });
    context.note(namesOf(locked));
    return {};
  },
);

/** Marks the goods of a purchase as received by a warehouse entry, which the caller has posted after it locked the purchase. */
export async function receivePurchase(
  context: Pick<BusinessContext, 'transaction' | 'businessId' | 'clock'> & {
    readonly person: { readonly id: string };
  },
  purchaseId: string,
): Promise<void> {
  const { transaction, businessId, clock, person } = context;
  await transaction.run(update, [businessId, [purchaseId], 'goods', true, clock.now(), null]);
  await postPurchases(transaction, businessId, [purchaseId], { at: clock.now(), by: person.id });
}
