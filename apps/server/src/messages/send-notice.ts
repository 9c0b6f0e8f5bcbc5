import type { Phrases } from '@tezga/phrases';
import type { MessageContext, Recipient } from './message-context.ts';
import { queueMessage } from './queue-message.ts';
import { writeEmail } from './write-email.ts';

export type Notice = keyof Phrases['messages']['notices'];

/** Tells a person, at every contact given, what happened to their account: it may not have been them. */
export async function sendNotice(context: MessageContext, notice: Notice, to: Recipient): Promise<void> {
  const { email, phone } = to.contacts;
  const phrases = context.phrasesIn[to.language];
  const { subject, text, sms } = phrases.messages.notices[notice];
  if (email !== null) {
    const after = phrases.messages.notYou;
    const content = { userName: to.userName, before: text, link: null, after };
    await queueMessage(context, {
      channel: 'email',
      recipient: email,
      subject,
      ...writeEmail(content, phrases),
    });
  }
  if (phone !== null) await queueMessage(context, { channel: 'sms', recipient: phone, body: sms });
}
