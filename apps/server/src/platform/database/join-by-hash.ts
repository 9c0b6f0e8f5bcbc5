import type { Transaction } from './transaction.ts';

const setLoops = (mode: 'on' | 'off') => `select set_config('enable_nestloop', '${mode}', true)`;

/**
 * For changing a thousand rows by a list of a thousand: each is looked up once. The planner does not know how long the
 * list is, and would go through all of it for every row.
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
