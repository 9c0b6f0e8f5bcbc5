import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { sessionsStore } from './store.ts';

const keptMs = 30 * 24 * 3_600_000;

export const forgetOldSessions: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, (transaction) =>
    sessionsStore(transaction).forgetBefore(new Date(clock.now().getTime() - keptMs)),
  );
