import type { Transaction } from './transaction.ts';

const setPlanning = (mode: 'force_custom_plan' | 'auto') =>
  `select set_config('plan_cache_mode', '${mode}', true)`;

/**
 * Switches the plan cache off for reads whose best plan depends on their values, so that PostgreSQL does not reuse a plan
 * that it made for other values or an empty table. Not for writes: their foreign key checks would be planned for each row.
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
