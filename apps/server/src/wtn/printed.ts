import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { nameNotes } from './name-notes.ts';

export const printed: Handler<typeof contract.wtn.printed> = async ({ ids }, context) => {
  const { transaction, businessId, clock, person } = context;
  const now = clock.now();
  const each = [...new Set(ids)];
  const { count } = await transaction.run(
    `insert into tenant.transfer_note_prints (business_id, id, note_id, at, by_id, by_name)
     select $1, print.id, note.id, $4, $5, $6
     from unnest($2::text[], $3::text[]) as print (id, note_id)
     join tenant.transfer_notes note on note.business_id = $1 and note.id = print.note_id`,
    [businessId, each.map(() => newRecordId(now)), each, now, person.id, person.name],
  );
  refuseUnless(count === each.length, 'not-found');
  await nameNotes(context, each);
  return {};
};
