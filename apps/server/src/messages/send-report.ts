import type { Language } from '@tezga/phrases';
import type { MessageContext } from './message-context.ts';
import { queueMessage } from './queue-message.ts';
import { writeEmail } from './write-email.ts';

interface SentReport {
  readonly title: string;
  readonly businessName: string;
  readonly fileName: string;
  readonly pdf: Buffer;
}

/** Sends a report as the attachment of an e-mail. */
export async function sendReport(
  context: MessageContext,
  { title, businessName, fileName, pdf }: SentReport,
  to: { readonly userName: string; readonly email: string; readonly language: Language },
): Promise<void> {
  const phrases = context.phrasesIn[to.language];
  const { subject, text, after } = phrases.messages.report;
  const content = { userName: to.userName, before: text(title, businessName), link: null, after };
  await queueMessage(context, {
    kind: 'report',
    channel: 'email',
    recipient: to.email,
    subject: subject(title, businessName),
    file: { name: fileName, content: pdf },
    ...writeEmail(content, phrases),
  });
}
