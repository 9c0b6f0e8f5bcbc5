import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { expiredCodesStore } from './codes-store.ts';

const dayMs = 24 * 3_600_000;

/** A contact with an expired code is stored for another week, so that its user can request a new code. */
const contactRetentionMs = 7 * dayMs;

export const forgetExpiredCodes: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    const now = clock.now().getTime();
    const expired = expiredCodesStore(transaction);
    await expired.forgetContacts(new Date(now - contactRetentionMs));
    await expired.forgetResets(new Date(now));
    await expired.forgetSendings(new Date(now - dayMs));
    await expired.forgetAnswers(new Date(now - dayMs));
  });
