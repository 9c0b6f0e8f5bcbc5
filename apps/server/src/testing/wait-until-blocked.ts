import type { TransactionSql } from 'postgres';
import { expect } from 'vitest';

/**
 * Polls pg_stat_activity until a connection waits for a lock. PostgreSQL caches the statistics in a transaction, so
 * the snapshot is cleared before each read.
 */
export async function waitUntilBlocked(transaction: TransactionSql<{ bigint: bigint }>): Promise<void> {
  const waiting = async () => {
    await transaction`select pg_stat_clear_snapshot()`;
    const [row] = await transaction`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return row?.['waiting'] as bigint;
  };
  await expect.poll(waiting).toBeGreaterThan(0n);
}
