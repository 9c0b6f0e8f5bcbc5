import type { Transaction } from './transaction.ts';

/**
 * Does work that sees the rows of every shop, for a person who is assigned to some. An invoice may be corrected at a till
 * of another shop, and what is left of it must be told alike for everybody. The caller of this has found the invoice in
 * the person's own shops before, and gives no other invoice away. Nothing else may be under way in the transaction
 * meanwhile. Where the work fails the transaction ends, and the setting with it.
 */
export async function inEveryPlace<Result>(
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
