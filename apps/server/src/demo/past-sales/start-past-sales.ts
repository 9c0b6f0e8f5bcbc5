import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Pool } from '../../platform/database/pool.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { demoBusinesses } from '../people.ts';
import { beginBusiness, begunHistory, canBegin } from './begin-past-sales.ts';
import { historyBefore } from './history.ts';
import { addPastSalesJob } from './write-past-sales.ts';

interface Starting {
  readonly pool: Pool;
  readonly config: Config;
  readonly clock: Clock;
}

/**
 * Gives the demonstration its past. It is only begun here; jobs write it while people use the product already. A process
 * that runs jobs goes on where the last one ended, because the job of a killed one stays locked for hours; a server
 * without jobs adds none, because the worker beside it may be writing.
 */
export async function startPastSales({ pool, config, clock }: Starting): Promise<void> {
  const days = config.TEZGA_DEMO_DAYS;
  if (days === 0) return;
  await inTransaction(pool, async (transaction) => {
    // Two servers that start at once must not both begin.
    await transaction.run(`select pg_advisory_xact_lock(hashtext('tezga demo'))`, []);
    const isBegun = (await begunHistory(transaction)) !== null;
    const goesOn = isBegun ? config.TEZGA_WORKER !== 'none' : await begin(transaction, clock, days);
    if (goesOn) await addPastSalesJob(transaction, null);
  });
}

async function begin(transaction: Transaction, clock: Clock, days: number): Promise<boolean> {
  if (!(await canBegin(transaction))) return false;
  const history = historyBefore(clock.now(), days);
  for (const business of demoBusinesses) await beginBusiness(transaction, business, history);
  return true;
}
