import type { Transaction } from '../platform/database/transaction.ts';

/** Whether an employee works in a shop: they are assigned to it, or to no shop, which means all. */
export async function worksInShop(
  transaction: Transaction,
  businessId: string,
  { userId, shopId }: { readonly userId: string; readonly shopId: string },
): Promise<boolean> {
  const [row] = await transaction.run(readAssignment, [businessId, userId, shopId]);
  return row?.['works'] === true;
}

const readAssignment = `
  select count(*) = 0 or bool_or(assigned.shop_id = $3) as works
  from tenant.employees employee
  join tenant.employee_shops assigned on assigned.business_id = $1 and assigned.employee_id = employee.id
  where employee.business_id = $1 and employee.user_id = $2`;
