import type { contract, MessageState } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { messagesOfBusiness, type SentMessage } from './store.ts';

const shownMax = 200;

/** Lists messages without their texts, which may contain codes and passwords. */
export const list: Handler<typeof contract.messages.list> = async ({ businessId }, context) => {
  await enterManagedBusiness(context, businessId);
  const { transaction, clock } = context;
  const rows = await messagesOfBusiness(transaction, businessId, shownMax + 1);
  const now = clock.now();
  return {
    messages: rows.slice(0, shownMax).map((row) => ({
      _id: row.id,
      kind: row.kind,
      channel: row.channel,
      recipient: row.recipient,
      at: row.created_at.toISOString(),
      state: stateOf(row, now),
      stateAt: (row.sent_at ?? row.failed_at)?.toISOString() ?? null,
    })),
    isCut: rows.length > shownMax,
  };
};

function stateOf({ sent_at, good_until, failed_at }: SentMessage, now: Date): MessageState {
  if (sent_at !== null) return 'sent';
  if (good_until !== null && good_until <= now) return 'expired';
  return failed_at === null ? 'pending' : 'failed';
}
