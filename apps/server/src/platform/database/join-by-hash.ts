import type { Transaction } from './transaction.ts';

const setLoops = (mode: 'on' | 'off') => `select set_config('enable_nestloop', '${mode}', true)`;

/**
 * Runs a bulk update without nested loop joins, so that PostgreSQL uses a hash join with the given list of rows. The
 * planner does not know the length of the list, and with a nested loop it would scan the whole list for each row.
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
