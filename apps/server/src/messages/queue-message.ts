import { newRecordId } from '../platform/record-ids.ts';
import type { MessageContext } from './message-context.ts';
import { messagesStore, type NewMessage } from './store.ts';

export const sendTask = 'messages:send';

/** Inserts a message and its job in the caller's transaction, so that either both exist or neither does. */
export async function queueMessage(
  { transaction, clock, addJob }: MessageContext,
  message: NewMessage,
): Promise<void> {
  const now = clock.now();
  const messageId = newRecordId(now);
  await messagesStore(transaction).add(messageId, message, now);
  await addJob(sendTask, { messageId });
}
