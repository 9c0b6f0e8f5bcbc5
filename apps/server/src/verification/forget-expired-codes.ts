import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { expiredCodesStore } from './codes-store.ts';

const dayMs = 24 * 3_600_000;

/** A contact whose code has expired stays a week, so that its owner can ask for another. */
const contactKeptMs = 7 * dayMs;

export const forgetExpiredCodes: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    const now = clock.now().getTime();
    const expired = expiredCodesStore(transaction);
    await expired.forgetContacts(new Date(now - contactKeptMs));
    await expired.forgetResets(new Date(now));
    await expired.forgetSendings(new Date(now - dayMs));
    await expired.forgetAnswers(new Date(now - dayMs));
  });
