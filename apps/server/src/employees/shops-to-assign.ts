import { refuseUnless } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { expectOwnShops } from '../shops/index.ts';

/** The shops of a new employee. No shop means all shops, which only a caller with access to all shops may assign. */
export async function shopsToAssign(context: BusinessContext, shopIds: readonly string[]): Promise<string[]> {
  const own = await expectOwnShops(context, shopIds);
  if (own.length === 0) refuseUnlessShops(await seesEveryShop(context));
  return own;
}

/**
 * The shops of an employee after an edit. A caller who is assigned to some shops can change only the
 * assignment to these: the employee's other shops stay, and an employee of all shops still works in all of
 * them.
 */
export async function shopsAfterEdit(
  context: BusinessContext,
  employeeId: string,
  shopIds: readonly string[],
): Promise<string[]> {
  if (await seesEveryShop(context)) return expectOwnShops(context, shopIds);
  const before = await context.transaction.run(readAssigned, [context.businessId, employeeId]);
  if (before.length === 0) return [];
  const unseen = before.flatMap(({ shopId, isSeen }) => (isSeen === true ? [] : [String(shopId)]));
  const own = await expectOwnShops(
    context,
    shopIds.filter((id) => !unseen.includes(id)),
  );
  refuseUnlessShops(own.length + unseen.length > 0);
  return [...own, ...unseen];
}

async function seesEveryShop({ transaction }: BusinessContext): Promise<boolean> {
  const [row] = await transaction.run('select tenant.sees_every_place() as sees', []);
  return row?.['sees'] === true;
}

function refuseUnlessShops(isFine: boolean): void {
  const problems = [{ path: 'shopIds', code: 'required', limit: null }];
  refuseUnless(isFine, 'invalid-input', { problems });
}

const readAssigned = `
  select assigned.shop_id as "shopId", exists (
    select from tenant.shops shop where shop.business_id = $1 and shop.id = assigned.shop_id
  ) as "isSeen"
  from tenant.employee_shops assigned where assigned.business_id = $1 and assigned.employee_id = $2`;
