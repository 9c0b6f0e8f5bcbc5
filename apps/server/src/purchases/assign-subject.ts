import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { namesOf } from '../platform/names-of.ts';

export const assignSubject: Handler<typeof contract.purchases.assignSubject> = inTargetBusiness(
  async ({ purchasesIds, subjectId }, context) => {
    const { transaction, businessId, clock } = context;
    const ids = [...new Set(purchasesIds)];
    if (subjectId !== null) {
      const [subject] = await transaction.run(
        'select 1 from tenant.customers where business_id = $1 and id = $2 and deleted_at is null',
        [businessId, subjectId],
      );
      refuseUnless(subject !== undefined, 'not-found');
    }
    const locked = await transaction.run(
      `select id, number as name from tenant.purchases where business_id = $1 and id = any ($2::text[])
     order by id for no key update`,
      [businessId, ids],
    );
    refuseUnless(locked.length === ids.length, 'not-found');
    await transaction.run(
      `update tenant.purchases set subject_id = $3, updated_at = $4
     where business_id = $1 and id = any ($2::text[])`,
      [businessId, ids, subjectId, clock.now()],
    );
    context.note(namesOf(locked.map(({ name }) => ({ name: String(name) }))));
    return {};
  },
);
