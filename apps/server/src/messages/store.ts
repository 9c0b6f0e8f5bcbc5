import type { MessageKind } from '@tezga/contract';
import type { Transaction } from '../platform/database/transaction.ts';

interface AnyMessage {
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly body: string;
  /** The message is not sent after this time. */
  readonly goodUntil?: Date;
}

/** A PDF attached to an e-mail. */
export interface MessageFile {
  readonly name: string;
  readonly content: Buffer;
}

export type NewMessage =
  | (AnyMessage & {
      readonly channel: 'email';
      readonly subject: string;
      readonly html: string;
      readonly file?: MessageFile;
    })
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
    kind: MessageKind | null;
    business_id?: string | null;
    failed_at: Date | null;
    attachment_name: string | null;
    attachment: Buffer | null;
  };
};

export type StoredMessage = Pick<
  Tables['platform.messages'],
  'id' | 'channel' | 'recipient' | 'subject' | 'body' | 'html' | 'attachment_name' | 'attachment'
>;

export type SentMessage = Pick<
  Tables['platform.messages'],
  'id' | 'kind' | 'channel' | 'recipient' | 'created_at' | 'sent_at' | 'good_until' | 'failed_at'
>;

export function messagesStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    async add(id: string, message: NewMessage, now: Date): Promise<void> {
      const { goodUntil: good_until = null, file, ...facts } = { file: null, ...message };
      const nothing = { subject: null, html: null, sent_at: null, failed_at: null };
      const attached = { attachment_name: file?.name ?? null, attachment: file?.content ?? null };
      await queries
        .insertInto('platform.messages')
        .values({ ...nothing, ...attached, ...facts, id, created_at: now, good_until })
        .execute();
    },

    /** The message; null if it was sent or has expired. */
    async unsent(id: string, now: Date): Promise<StoredMessage | null> {
      const row = await queries
        .selectFrom('platform.messages')
        .select(['id', 'channel', 'recipient', 'subject', 'body', 'html', 'attachment_name', 'attachment'])
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where('body', '<>', '')
        .where((where) => where.or([where('good_until', 'is', null), where('good_until', '>', now)]))
        .executeTakeFirst();
      return row ?? null;
    },

    /** Deletes the text and the file of a sent message, because they may contain codes, passwords and figures. */
    async markSent(id: string, at: Date): Promise<void> {
      await queries
        .updateTable('platform.messages')
        .set((set) => ({
          sent_at: at,
          body: '',
          attachment_name: null,
          attachment: null,
          html: set.case().when('html', 'is', null).then(null).else('').end(),
        }))
        .where('id', '=', id)
        .execute();
    },

    async markFailed(id: string, at: Date): Promise<void> {
      await queries.updateTable('platform.messages').set({ failed_at: at }).where('id', '=', id).execute();
    },
  };
}

/** The newest messages of all businesses, for the mailbox of the demonstration. */
export const newestOf = ({ queries }: Transaction, count: number) =>
  queries
    .selectFrom('platform.messages')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'created_at', 'attachment_name', 'attachment'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

/**
 * The messages that were sent in the business, or to the contacts of its owner outside of any business; the
 * newest first.
 */
export async function messagesOfBusiness(
  transaction: Transaction,
  businessId: string,
  count: number,
): Promise<readonly SentMessage[]> {
  return transaction.run<SentMessage>(readMessages, [businessId, count]);
}

const readMessages = `
  select id, kind, channel, recipient, created_at, sent_at, good_until, failed_at from (
    (select * from platform.messages where business_id = $1 order by created_at desc limit $2)
    union all
    (select message.* from platform.businesses business
     join platform.users owner on owner.id = business.owner_id
     join platform.messages message on message.business_id is null and message.recipient in (owner.email, owner.phone)
     where business.id = $1 order by message.created_at desc limit $2)
  ) sent order by created_at desc, id desc limit $2`;

/** Deletes the texts of old messages, and messages that are older still. */
export async function forgetMessages(
  transaction: Transaction,
  { textsBefore, messagesBefore }: { readonly textsBefore: Date; readonly messagesBefore: Date },
): Promise<void> {
  await transaction.run('delete from platform.messages where created_at < $1', [messagesBefore]);
  await transaction.run(
    `update platform.messages set body = '', attachment_name = null, attachment = null,
       html = case when html is null then null else '' end
     where created_at < $1 and body <> ''`,
    [textsBefore],
  );
}
