import type { Transaction } from '../platform/database/transaction.ts';

/**
 * Reserves consecutive change numbers, one for each customer that changes, and returns the first. The counter row
 * stays locked until the transaction ends, so numbers become visible in ascending order. Lock order: this lock is
 * taken before any customer is locked, so that two transactions do not deadlock.
 */
export async function nextChangeNumbers(
  transaction: Transaction,
  businessId: string,
  count: number,
): Promise<bigint> {
  // The counter is at least the current time in milliseconds, so that no number is used again after a backup
  // is restored.
  const [row] = await transaction.run(
    `insert into tenant.customer_change_counters as changes (business_id, last_number)
     values ($1, (extract(epoch from clock_timestamp()) * 1000)::bigint + $2::bigint - 1)
     on conflict (business_id) do update
     set last_number = greatest(changes.last_number + $2::bigint, excluded.last_number)
     returning last_number`,
    [businessId, count],
  );
  return (row?.['last_number'] as bigint) - BigInt(count) + 1n;
}
