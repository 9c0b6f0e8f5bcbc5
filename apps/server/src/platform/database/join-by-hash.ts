import type { Transaction } from './transaction.ts';

const setLoops = (mode: 'on' | 'off') => `select set_config('enable_nestloop', '${mode}', true)`;

/**
 * Switches nested loops off for a bulk update of rows by a long list, so that PostgreSQL joins them by hash. The planner
 * does not know the length of the list and would scan the whole list for each row.
 */
export async function joinByHash<Result>(
  transaction: Transaction,
  change: () => Promise<Result>,
): Promise<Result> {
  await transaction.run(setLoops('off'), []);
  const result = await change();
  await transaction.run(setLoops('on'), []);
  return result;
}
