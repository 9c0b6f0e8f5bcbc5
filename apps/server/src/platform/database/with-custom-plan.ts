import type { Transaction } from './transaction.ts';

const setPlanning = (mode: 'force_custom_plan' | 'auto') =>
  `select set_config('plan_cache_mode', '${mode}', true)`;

/**
 * Runs reads without the plan cache of PostgreSQL: their best plan depends on the values, and a plan for other
 * values or for an empty table would be slow. Not for writes, because the foreign key checks of each row would be
 * planned again.
 */
export async function withCustomPlan<Result>(
  transaction: Transaction,
  read: () => Promise<Result>,
): Promise<Result> {
  await transaction.run(setPlanning('force_custom_plan'), []);
  const result = await read();
  await transaction.run(setPlanning('auto'), []);
  return result;
}
