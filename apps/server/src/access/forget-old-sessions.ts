import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { openSessionsStore } from './sessions-store.ts';

const retentionMs = 30 * 24 * 3_600_000;

export const forgetOldSessions: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, (transaction) =>
    openSessionsStore(transaction).forgetBefore(new Date(clock.now().getTime() - retentionMs)),
  );
