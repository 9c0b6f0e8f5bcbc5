import { createTransport } from 'nodemailer';
import type { StoredMessage } from './store.ts';

const patienceMs = 20_000;

/** Hands an e-mail to the mail server; anything but its consent throws. */
export async function sendBySmtp(
  { url, from }: { url: string; from: string },
  { id, recipient, subject, body, html }: StoredMessage,
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
      // The same for every attempt, so that a message sent twice after a crash is shown once.
      messageId: `<${id}@tezga>`,
      headers: { 'auto-submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}
