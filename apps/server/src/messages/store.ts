import type { Transaction } from '../platform/database/transaction.ts';

interface AnyMessage {
  readonly recipient: string;
  readonly body: string;
  /** The message is not sent after this time. */
  readonly goodUntil?: Date;
}

export type NewMessage =
  | (AnyMessage & { readonly channel: 'email'; readonly subject: string; readonly html: string })
  | (AnyMessage & { readonly channel: 'sms' });

type Tables = {
  'platform.messages': {
    id: string;
    channel: 'email' | 'sms';
    recipient: string;
    subject: string | null;
    body: string;
    html: string | null;
    created_at: Date;
    good_until: Date | null;
    sent_at: Date | null;
  };
};

export type StoredMessage = Pick<
  Tables['platform.messages'],
  'id' | 'channel' | 'recipient' | 'subject' | 'body' | 'html'
>;

export function messagesStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    async add(id: string, message: NewMessage, now: Date): Promise<void> {
      const { goodUntil: good_until = null, ...facts } = message;
      const nothing = { subject: null, html: null, sent_at: null };
      await queries
        .insertInto('platform.messages')
        .values({ ...nothing, ...facts, id, created_at: now, good_until })
        .execute();
    },

    /** The message, unless it was sent or has expired. */
    async unsent(id: string, now: Date): Promise<StoredMessage | null> {
      const row = await queries
        .selectFrom('platform.messages')
        .select(['id', 'channel', 'recipient', 'subject', 'body', 'html'])
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where((where) => where.or([where('good_until', 'is', null), where('good_until', '>', now)]))
        .executeTakeFirst();
      return row ?? null;
    },

    /** Deletes the text of a sent message, because it may contain codes and passwords. */
    async markSent(id: string, at: Date): Promise<void> {
      await queries
        .updateTable('platform.messages')
        .set((set) => ({
          sent_at: at,
          body: '',
          html: set.case().when('html', 'is', null).then(null).else('').end(),
        }))
        .where('id', '=', id)
        .execute();
    },

    async newest(count: number) {
      return queries
        .selectFrom('platform.messages')
        .select(['id', 'channel', 'recipient', 'subject', 'body', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
        .execute();
    },

    async forgetBefore(moment: Date): Promise<void> {
      await queries.deleteFrom('platform.messages').where('created_at', '<', moment).execute();
    },
  };
}
