import { refuseUnless } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { expectOwnShops } from '../shops/index.ts';

/** The shops an employee is given. No shop means all of them, which only someone who sees all of them may give. */
export async function shopsToAssign(context: BusinessContext, shopIds: readonly string[]): Promise<string[]> {
  const own = await expectOwnShops(context, shopIds);
  if (own.length > 0) return own;
  const [row] = await context.transaction.run('select tenant.sees_every_place() as sees', []);
  const problems = row?.['sees'] === true ? [] : [{ path: 'shopIds', code: 'required', limit: null }];
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  return own;
}
