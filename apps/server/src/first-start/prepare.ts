import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/pool.ts';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { hashOf, newCode } from './code.ts';
import { firstStartStore } from './store.ts';

/** A lock that serializes the start of the server and the creation of the first super admin. */
export async function lockFirstStart({ run }: Transaction): Promise<void> {
  await run(`select pg_advisory_xact_lock(hashtext('tezga first start'))`, []);
}

/**
 * The code for the console if the installation has no super admin, otherwise null. It replaces the code of an earlier
 * start; of several servers the code of the last one is valid.
 */
export async function prepareFirstStart(pool: Pool, clock: Clock): Promise<string | null> {
  return inTransaction(pool, async (transaction) => {
    await lockFirstStart(transaction);
    const store = firstStartStore(transaction);
    await store.deleteAll();
    if (await store.hasSuperAdmin()) return null;
    const code = newCode();
    await store.add(hashOf(code), clock.now());
    return code;
  });
}
