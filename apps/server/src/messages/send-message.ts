import { z } from 'zod';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Job, JobContext } from '../platform/jobs/worker.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { messagesStore, type StoredMessage } from './store.ts';

const patienceMs = 20_000;

/**
 * Sends an SMS to the gateway. Any reply other than success throws an error with the status and without the
 * text of the SMS.
 */
async function sendByGateway(
  { url, token, from }: { url: string; token: string; from: string },
  { recipient, body }: StoredMessage,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ to: recipient, from, text: body }),
    // Redirects are refused, because they would send the token to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  // Reads the body to its end, so that the connection can be reused.
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the SMS gateway replied with status ${answer.status}`);
}

const payloadOf = z.object({ messageId: z.string() });

/**
 * Sends one message. No transaction is open during the request, and the message needs no lock, because the queue
 * gives a job to one worker at a time. If sending fails, the message stays unsent and the queue retries with
 * exponential backoff for about four days, so a mail server may be down or not configured for some time.
 */
export const sendMessage: Job = async (payload, context) => {
  // The demo sends nothing: its mailbox page shows the stored messages.
  if (context.config.TEZGA_DEMO) return;
  const { pool, clock } = context;
  const { messageId } = payloadOf.parse(payload);
  const message = await inTransaction(pool, (transaction) =>
    messagesStore(transaction).unsent(messageId, clock.now()),
  );
  if (message === null) return;
  try {
    await deliver(message, context);
  } catch (error) {
    await inTransaction(pool, (transaction) => messagesStore(transaction).markFailed(messageId, clock.now()));
    throw error;
  }
  await inTransaction(pool, (transaction) => messagesStore(transaction).markSent(messageId, clock.now()));
};

async function deliver(message: StoredMessage, context: JobContext): Promise<void> {
  const { SMTP_URL, MAIL_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, SMS_SENDER } = context.config;
  if (message.channel === 'email') {
    if (SMTP_URL === undefined || MAIL_FROM === undefined) return waitForSetting('SMTP_URL', context);
    return sendBySmtp({ url: SMTP_URL, from: MAIL_FROM }, message);
  }
  if (SMS_GATEWAY_URL === undefined || SMS_GATEWAY_TOKEN === undefined)
    return waitForSetting('SMS_GATEWAY_URL', context);
  const gateway = { url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN, from: SMS_SENDER };
  return sendByGateway(gateway, message);
}

/** For each configuration, the missing settings that were already logged. */
const warnedOf = new WeakMap<object, Set<string>>();

/**
 * Throws, so that the queue retries the message until the setting exists; a dropped message could be a password
 * reset. Logs one warning for each setting, not for each message.
 */
function waitForSetting(name: string, { config, log }: JobContext): never {
  const warned = warnedOf.get(config) ?? new Set();
  if (!warned.has(name)) log.warn(`${name} is not set: messages are not sent until it is`);
  warnedOf.set(config, warned.add(name));
  throw new Error(`${name} is not set`);
}
