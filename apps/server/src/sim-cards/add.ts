import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';

export const add: Handler<typeof contract.simCards.add> = async (input, context) => {
  const { businessId, articleId, cardSerial, deviceId } = input;
  await enterManagedBusiness(context, businessId);
  const { transaction, clock } = context;
  if (deviceId !== null) {
    const [device] = await transaction.run('select from tenant.tills where business_id = $1 and id = $2', [
      businessId,
      deviceId,
    ]);
    refuseUnless(device !== undefined, 'not-found');
  }
  const now = clock.now();
  // The upsert replaces the row of a card only if its business is deleted; any other existing card is refused as
  // taken.
  const [saved] = await transaction.run<{ readonly id: string }>(
    `insert into platform.sim_cards as card (id, business_id, article_id, card_serial, till_id, added_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (card_serial) do update
     set business_id = excluded.business_id, article_id = excluded.article_id, till_id = excluded.till_id,
       added_at = excluded.added_at
     where exists (select from platform.businesses where id = card.business_id and deleted_at is not null)
     returning id`,
    [newRecordId(now), businessId, articleId, cardSerial, deviceId, now],
  );
  refuseUnless(saved !== undefined, 'sim-card-taken');
  context.note(cardSerial);
  return { _id: saved.id };
};
