import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { commentsStore } from './comments-store.ts';
import { isOfType } from './is-of-type.ts';

const megabyte = 1024 * 1024;

/** The time of the comment is the server's; the time that the client sends is ignored. */
export const postComment: Handler<typeof contract.settings.postComment> = inTargetBusiness(
  async (input, context) => {
    const { transaction, businessId, person, clock, config } = context;
    const now = clock.now();
    // Sorted, because ids created in the same millisecond have a random order, and the ids determine the order of the
    // files.
    const ids = input.files.map(() => newRecordId(now)).toSorted();
    const files = input.files.map(({ name, type, data }, place) => {
      const content = Buffer.from(data, 'base64');
      refuseUnless(isOfType(type, content), 'file-not-valid');
      return { id: ids[place] ?? newRecordId(now), name, type, content };
    });
    const id = newRecordId(now);
    const store = commentsStore(transaction, businessId);
    if (files.length > 0) {
      const total = files.reduce(
        (sum, { content }) => sum + content.length,
        await store.lockFilesTotalBytes(),
      );
      refuseUnless(total <= config.COMMENT_FILES_MB * megabyte, 'comment-files-full');
    }
    await store.add(
      { id, at: now, user_id: person.id, user_name: person.name, message: input.message },
      files,
    );
    context.note(input.message.slice(0, 100));
    return { _id: id };
  },
);
