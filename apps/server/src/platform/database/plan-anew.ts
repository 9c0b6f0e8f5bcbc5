import type { Transaction } from './transaction.ts';

const setPlanning = (mode: 'force_custom_plan' | 'auto') =>
  `select set_config('plan_cache_mode', '${mode}', true)`;

/**
 * For questions about a thousand rows at once: they are planned for these rows, not as they once were for an empty
 * table. What is written needs no plan of its own, and its foreign keys would be planned anew for every row.
 */
export async function planAnew<Result>(
  transaction: Transaction,
  ask: () => Promise<Result>,
): Promise<Result> {
  await transaction.run(setPlanning('force_custom_plan'), []);
  const answer = await ask();
  await transaction.run(setPlanning('auto'), []);
  return answer;
}
