import type { MessageKind } from '@tezga/contract';
import type { Language } from '@tezga/phrases';
import type { MessageContext } from './message-context.ts';
import { queueMessage } from './queue-message.ts';
import type { MessageFile } from './store.ts';
import { writeEmail, type EmailContent } from './write-email.ts';

export interface DocumentMessage extends Omit<EmailContent, 'link'> {
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly subject: string;
  readonly language: Language;
  readonly file: MessageFile;
}

/** Sends a document of a business to one of its customers or suppliers. */
export async function sendDocument(
  context: MessageContext,
  { kind, recipient, subject, language, file, ...content }: DocumentMessage,
): Promise<void> {
  const written = writeEmail({ ...content, link: null }, context.phrasesIn[language]);
  await queueMessage(context, { kind, channel: 'email', recipient, subject, file, ...written });
}
