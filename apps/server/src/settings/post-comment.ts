import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { commentsStore } from './comments-store.ts';
import { isOfType } from './is-of-type.ts';

/** When it was written is the server's word, whatever time the client sends. */
export const postComment: Handler<typeof contract.settings.postComment> = async (input, context) => {
  const { transaction, businessId, person, clock } = context;
  refuseUnless(input.businessId === undefined || input.businessId === businessId, 'not-found');
  const now = clock.now();
  const files = input.files.map(({ name, type, data }) => {
    const content = Buffer.from(data, 'base64');
    refuseUnless(isOfType(type, content), 'file-not-valid');
    return { id: newRecordId(now), name, type, content };
  });
  const id = newRecordId(now);
  await commentsStore(transaction, businessId).add(
    { id, at: now, user_id: person.id, user_name: person.name, message: input.message },
    files,
  );
  context.note(input.message.slice(0, 100));
  return { _id: id };
};
