import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Pool } from '../../platform/database/pool.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { addDemoPaymentDraft } from '../online-payments.ts';
import { demoBusinesses } from '../people.ts';
import { beginBusiness, startedHistory, canBegin } from './begin-past-sales.ts';
import { historyBefore } from './history.ts';
import { addPastSalesJob } from './write-past-sales.ts';

interface Starting {
  readonly pool: Pool;
  readonly config: Config;
  readonly clock: Clock;
}

/**
 * Starts the past sales of the demonstration: reserves their numbers and adds a job that writes them while the product
 * is in use. A process that runs jobs adds a new job if the sales were started before, because the job of a killed
 * worker stays locked for hours; a server without jobs adds none, because the worker next to it may be writing.
 */
export async function startPastSales({ pool, config, clock }: Starting): Promise<void> {
  const days = config.TEZGA_DEMO_DAYS;
  if (days === 0) return;
  await inTransaction(pool, async (transaction) => {
    // An advisory lock, so that of two servers that start together only one begins the past sales.
    await transaction.run(`select pg_advisory_xact_lock(hashtext('tezga demo'))`, []);
    const isBegun = (await startedHistory(transaction)) !== null;
    const needsJob = isBegun ? config.TEZGA_WORKER !== 'none' : await begin(transaction, clock, days);
    if (needsJob) await addPastSalesJob(transaction, null);
  });
}

async function begin(transaction: Transaction, clock: Clock, days: number): Promise<boolean> {
  if (!(await canBegin(transaction))) return false;
  const history = historyBefore(clock.now(), days);
  for (const business of demoBusinesses) await beginBusiness(transaction, business, history);
  await addDemoPaymentDraft(transaction, clock.now());
  return true;
}
