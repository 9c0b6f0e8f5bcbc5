import type { Language } from '@tezga/phrases';
import type { MessageContext } from './message-context.ts';
import { publicLink } from './public-link.ts';
import { queueMessage } from './queue-message.ts';
import { writeEmail } from './write-email.ts';

export interface CodeMessage {
  readonly purpose: 'verification' | 'reset';
  readonly method: 'email' | 'tel';
  readonly recipient: string;
  readonly code: string;
  readonly expiresAt: Date;
  readonly userName: string;
  readonly language: Language;
}

const paths = { verification: '/v/', reset: '/r/' } as const;

/** Sends a code with its link; an SMS also has the code alone, for a user who types it on another device. */
export async function sendCode(context: MessageContext, message: CodeMessage): Promise<void> {
  const { purpose, recipient, code, userName, expiresAt: goodUntil } = message;
  const phrases = context.phrasesIn[message.language];
  const texts = phrases.messages[purpose];
  const link = publicLink(context.config, `${paths[purpose]}${code}`);
  if (message.method === 'tel') {
    await queueMessage(context, {
      kind: purpose,
      channel: 'sms',
      recipient,
      body: texts.sms(code, link),
      goodUntil,
    });
    return;
  }
  const { subject, before, button, after } = texts;
  const content = { userName, before, link: { label: button, address: link }, after };
  const written = writeEmail(content, phrases);
  await queueMessage(context, {
    kind: purpose,
    channel: 'email',
    recipient,
    subject,
    ...written,
    goodUntil,
  });
}
