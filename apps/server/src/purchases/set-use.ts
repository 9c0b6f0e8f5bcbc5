import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { inTargetBusiness } from '../businesses/index.ts';
import { afterEdit, changesBetween } from '../platform/edits.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { namesOf } from '../platform/names-of.ts';
import { lockPurchases, type LockedPurchase } from './lock-purchases.ts';
import { postPurchases } from './post-purchases.ts';

const update = `update tenant.purchases set bought_as = coalesce($3, bought_as),
    is_vat_deductible = coalesce($4, is_vat_deductible), is_received = is_received or $5, updated_at = $6
  where business_id = $1 and id = any ($2::text[])`;

/**
 * Sets the use of purchases and whether their VAT is deductible. Refuses a change for received goods, because their
 * warehouse entry is already posted.
 */
export const setUse: Handler<typeof contract.purchases.setUse> = inTargetBusiness(
  async ({ purchasesIds, use, isVatDeductible }, context) => {
    const { transaction, businessId, clock, person } = context;
    const locked = await lockPurchases(context, purchasesIds);
    if (isVatDeductible !== undefined) await refuseOutsideVat(context);
    const edits = locked.map((before) => ({
      before,
      after: afterEdit(before, { boughtAs: use, isVatDeductible }),
    }));
    const changed = edits.filter(
      ({ before, after }) =>
        before.boughtAs !== after.boughtAs || before.isVatDeductible !== after.isVatDeductible,
    );
    refuseUnless(!changed.some(({ before }) => before.isReceived), 'purchase-received');
    const ids = locked.map(({ id }) => id);
    await transaction.run(update, [
      businessId,
      ids,
      use ?? null,
      isVatDeductible ?? null,
      false,
      clock.now(),
    ]);
    await postPurchases(transaction, businessId, ids, { at: clock.now(), by: person.id });
    const texts = changesBetween(textsOf(locked), textsOf(edits.map(({ after }) => after)));
    context.note(namesOf(locked), texts);
    return {};
  },
);

async function refuseOutsideVat({
  transaction,
  businessId,
}: Pick<BusinessContext, 'transaction' | 'businessId'>): Promise<void> {
  const [settings] = await transaction.run(
    'select is_in_vat as "isInVat" from tenant.settings where business_id = $1',
    [businessId],
  );
  const problems = [{ path: 'isVatDeductible', code: 'vat-not-of-business', limit: null }] as const;
  refuseUnless(settings?.['isInVat'] === true, 'invalid-input', { problems });
}

/** Use and deductible VAT of the purchases as texts for the activity log; several values are listed. */
const textsOf = (purchases: readonly LockedPurchase[]) => ({
  boughtAs: distinctTexts(purchases.map(({ boughtAs }) => boughtAs)),
  isVatDeductible: distinctTexts(purchases.map(({ isVatDeductible }) => String(isVatDeductible))),
});

const distinctTexts = (texts: readonly string[]) => [...new Set(texts)].toSorted().join(', ');

/** Marks a purchase as received after a warehouse entry was posted for it. The caller has locked the purchase. */
export async function receivePurchase(
  context: Pick<BusinessContext, 'transaction' | 'businessId' | 'clock'> & {
    readonly person: { readonly id: string };
  },
  purchaseId: string,
): Promise<void> {
  const { transaction, businessId, clock, person } = context;
  await transaction.run(update, [businessId, [purchaseId], 'goods', null, true, clock.now()]);
  await postPurchases(transaction, businessId, [purchaseId], { at: clock.now(), by: person.id });
}
