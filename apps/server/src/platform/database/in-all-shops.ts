import type { Transaction } from './transaction.ts';

/**
 * Lifts the shop filter of row-level security during the work, for a user who is assigned to some shops. An invoice may be
 * corrected at a till of another shop, and its open amount must be the same for every user. The caller must have read the
 * invoice under the filter before, must return no other invoice, and must run no other statement meanwhile. If the work
 * fails, the transaction and its setting end.
 */
export async function inAllShops<Result>(
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  const [row] = await transaction.run(
    `select coalesce(current_setting('tezga.places', true), '') as places`,
    [],
  );
  const places = String(row?.['places']);
  if (places === '') return work();
  await transaction.run(setPlaces, ['']);
  const result = await work();
  await transaction.run(setPlaces, [places]);
  return result;
}

const setPlaces = `select set_config('tezga.places', $1, true)`;
