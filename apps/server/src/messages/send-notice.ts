import type { Phrases } from '@tezga/phrases';
import type { MessageContext, Recipient } from './message-context.ts';
import { queueMessage } from './queue-message.ts';
import { writeEmail } from './write-email.ts';

/** The kind of a notice; the notice of a new employment also has the name of the business. */
export type Notice = keyof Phrases['messages']['notices'] | { readonly joined: string };

/**
 * Notifies a user of a change to their account at all given contacts, so that they notice a change by another
 * person.
 */
export async function sendNotice(context: MessageContext, notice: Notice, to: Recipient): Promise<void> {
  const { email, phone } = to.contacts;
  const phrases = context.phrasesIn[to.language];
  const { subject, text, after, sms } = wordsOf(phrases, notice);
  const kind = typeof notice === 'string' ? notice : 'joined';
  if (email !== null) {
    const content = { userName: to.userName, before: text, link: null, after };
    await queueMessage(context, {
      kind,
      channel: 'email',
      recipient: email,
      subject,
      ...writeEmail(content, phrases),
    });
  }
  if (phone !== null) await queueMessage(context, { kind, channel: 'sms', recipient: phone, body: sms });
}

function wordsOf({ messages }: Phrases, notice: Notice) {
  if (typeof notice !== 'string') {
    const { subject, text, after, sms } = messages.joined;
    const { joined } = notice;
    return { subject: subject(joined), text: text(joined), after, sms: sms(joined) };
  }
  return { ...messages.notices[notice], after: messages.notYou };
}
