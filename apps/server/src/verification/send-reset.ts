import { messageContextOfJob } from '../messages/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { z } from 'zod';
import { accountsStore } from './accounts-store.ts';
import { issueReset } from './issue-code.ts';
import { countSending } from './sending-limits.ts';

const payloadOf = z.object({ contact: z.string(), askedAt: z.iso.datetime() });

// Older requests are dropped: by then the user has requested another link or given up.
const patienceMs = 30 * 60_000;

/** Sends the reset link if the user exists and the limit is not reached. */
export const sendReset: Job = (payload, context) =>
  inTransaction(context.pool, async (transaction) => {
    const { contact, askedAt } = payloadOf.parse(payload);
    const now = context.clock.now();
    if (now.getTime() - Date.parse(askedAt) > patienceMs) return;
    const account = await accountsStore(transaction).lockByContact(contact);
    if (account === null) return;
    const method = account.email === contact ? 'email' : 'tel';
    const sending = { userId: account.id, purpose: 'reset', method, now } as const;
    if ((await countSending(transaction, sending)) !== null) return;
    await issueReset(await messageContextOfJob(context, transaction), account, method, contact);
  });
