import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { BusinessContext, Handler } from '../../platform/http/context.ts';

export const removeDrafts: Handler<typeof contract.warehouse.removeDrafts> = async ({ ids }, context) => {
  await setDeleted(context, ids, true);
  return {};
};

export const restoreDrafts: Handler<typeof contract.warehouse.restoreDrafts> = async ({ ids }, context) => {
  await setDeleted(context, ids, false);
  return {};
};

/**
 * Refuses if one of the drafts is already in the wanted state, belongs to a shop that the caller does not see, or was
 * posted.
 */
async function setDeleted(
  context: BusinessContext,
  given: readonly string[],
  isDeleted: boolean,
): Promise<void> {
  const { transaction, businessId, clock } = context;
  const ids = [...new Set(given)];
  const changed = await transaction.run<{ name: string }>(changeDeleted, [
    businessId,
    ids,
    isDeleted,
    clock.now(),
  ]);
  refuseUnless(changed.length === ids.length, 'not-found');
  context.note(changed.map(({ name }) => name).join(', '));
}

// The locked rows are ordered, so that concurrent calls with the same drafts do not deadlock.
const changeDeleted = `
  with found as (
    select id, shop_id from tenant.warehouse_drafts
    where business_id = $1 and id = any ($2::text[]) and (deleted_at is null) = $3
    order by id for update
  )
  update tenant.warehouse_drafts draft set deleted_at = case when $3 then $4::timestamptz end
  from found
  join tenant.shops shop on shop.business_id = $1 and shop.id = found.shop_id
  where draft.business_id = $1 and draft.id = found.id
  returning concat_ws(' · ', shop.name, nullif(draft.notes, '')) as name`;
