import type { Transaction } from '../platform/database/transaction.ts';

/**
 * Numbers for so many changed customers, each its own; the first of them is given, the others follow it.
 * The row stays locked until the transaction ends, so whoever has seen a number has seen all below it. Taken before
 * anything else is, so that two who change customers never wait for each other in a circle.
 */
export async function nextChangeNumbers(
  transaction: Transaction,
  businessId: string,
  count: number,
): Promise<bigint> {
  // At least the time in milliseconds: after a backup was restored no number is given to something else again.
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
