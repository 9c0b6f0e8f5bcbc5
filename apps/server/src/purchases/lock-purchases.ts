import { refuseUnless, type PurchaseUse } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

export interface LockedPurchase {
  readonly id: string;
  readonly name: string;
  readonly subjectId: string | null;
  readonly boughtAs: PurchaseUse;
  readonly isVatDeductible: boolean;
  readonly isReceived: boolean;
}

/**
 * Locks the chosen purchases until the transaction ends. Lock order: by id, as in every statement that locks
 * purchases.
 */
export async function lockPurchases(
  { transaction, businessId }: { readonly transaction: Transaction; readonly businessId: string },
  chosen: readonly string[],
): Promise<readonly LockedPurchase[]> {
  const ids = [...new Set(chosen)];
  const locked = await transaction.run<LockedPurchase>(
    `select id, number as name, subject_id as "subjectId", coalesce(bought_as, 'goods') as "boughtAs",
       coalesce(is_vat_deductible, true) as "isVatDeductible", is_received as "isReceived"
     from tenant.purchases where business_id = $1 and id = any ($2::text[]) order by id for no key update`,
    [businessId, ids],
  );
  refuseUnless(locked.length === ids.length, 'not-found');
  return locked;
}
