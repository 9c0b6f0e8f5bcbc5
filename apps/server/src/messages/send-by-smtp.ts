import { createTransport } from 'nodemailer';
import type { StoredMessage } from './store.ts';

const patienceMs = 20_000;

/** Sends an e-mail to the mail server; any reply other than success throws. */
export async function sendBySmtp(
  { url, from }: { url: string; from: string },
  { id, recipient, subject, body, html, attachment_name, attachment }: StoredMessage,
): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      subject: subject ?? '',
      text: body,
      html: html ?? '',
      attachments:
        attachment === null || attachment_name === null
          ? []
          : [{ filename: attachment_name, content: attachment, contentType: 'application/pdf' }],
      // The same id for every retry, so that mail programs show a message that was sent twice after a crash
      // only once.
      messageId: `<${id}@tezga>`,
      headers: { 'auto-submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}
