import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { namesOf } from '../platform/names-of.ts';
import { lockPurchases } from './lock-purchases.ts';
import { currenciesOfPaid, lockSuppliers, postPurchases } from './post-purchases.ts';

/**
 * Assigns another supplier to the purchases, which moves their debts. Refused if a debt was paid, even in part,
 * because the payments would stay with the former supplier.
 */
export const assignSubject: Handler<typeof contract.purchases.assignSubject> = inTargetBusiness(
  async ({ purchasesIds, subjectId }, context) => {
    const { transaction, businessId, clock, person } = context;
    if (subjectId !== null) {
      const [subject] = await transaction.run(
        'select 1 from tenant.customers where business_id = $1 and id = $2 and deleted_at is null',
        [businessId, subjectId],
      );
      refuseUnless(subject !== undefined, 'not-found');
    }
    const locked = await lockPurchases(context, purchasesIds);
    const moved = locked.filter((purchase) => purchase.subjectId !== subjectId).map(({ id }) => id);
    await lockSuppliers(transaction, businessId, moved, subjectId === null ? [] : [subjectId]);
    const paid = await currenciesOfPaid(transaction, businessId, moved);
    refuseUnless(paid.size === 0, 'purchase-paid');
    await transaction.run(
      `update tenant.purchases set subject_id = $3, updated_at = $4
       where business_id = $1 and id = any ($2::text[])`,
      [businessId, moved, subjectId, clock.now()],
    );
    await postPurchases(transaction, businessId, moved, { at: clock.now(), by: person.id });
    context.note(namesOf(locked));
    return {};
  },
);
