import type { Transaction } from './transaction.ts';

/**
 * Runs the work without the shop filter of row-level security, for users who are assigned to some shops. Needed
 * because an invoice can be corrected at a till of another shop, and its open amount must be the same for every
 * user. The caller must have read the invoice with the filter before, must not return data of another invoice, and
 * must not run other statements at the same time. An error ends the transaction, and with it the setting.
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
