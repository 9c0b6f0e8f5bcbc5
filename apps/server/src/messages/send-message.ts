import { z } from 'zod';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Job, JobContext } from '../platform/jobs/worker.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { messagesStore, type StoredMessage } from './store.ts';

const patienceMs = 20_000;

/** Hands an SMS to the gateway; anything but its consent throws, with its status and nothing of the text. */
async function sendByGateway(
  { url, token, from }: { url: string; token: string; from: string },
  { recipient, body }: StoredMessage,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ to: recipient, from, text: body }),
    // A gateway that sends elsewhere would take the token along.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  // Read to its end, so that the connection can serve the next one.
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
}

const payloadOf = z.object({ messageId: z.string() });

/**
 * Sends one message. No connection to the database is held meanwhile: the queue gives a job to one worker at a time.
 * Throwing leaves the message unsent and brings the job back with growing pauses, for about four days in all, so that
 * messages survive a mail server that is down, or one that is yet to be configured.
 */
export const sendMessage: Job = async (payload, context) => {
  // In a demonstration nothing leaves the machine: the row is the mailbox.
  if (context.config.TEZGA_DEMO) return;
  const { pool, clock } = context;
  const { messageId } = payloadOf.parse(payload);
  const message = await inTransaction(pool, (transaction) =>
    messagesStore(transaction).unsent(messageId, clock.now()),
  );
  if (message === null) return;
  await deliver(message, context);
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

/** The settings a running server was already warned of, by its own configuration. */
const warnedOf = new WeakMap<object, Set<string>>();

/**
 * Dropping the message would lose a password reset without a word; so it waits in the queue, where it goes out by
 * itself once the setting is there, and the log says so once instead of for every message.
 */
function waitForSetting(name: string, { config, log }: JobContext): never {
  const warned = warnedOf.get(config) ?? new Set();
  if (!warned.has(name)) log.warn(`${name} is not set: messages wait until it is`);
  warnedOf.set(config, warned.add(name));
  throw new Error(`${name} is not set`);
}
