import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Handler } from '../../platform/http/context.ts';

export const transferTargets: Handler<typeof contract.warehouse.transferTargets> = async (
  _input,
  { transaction },
) => ({
  shops: [
    ...(await transaction.run<{ _id: string; name: string; secondary: boolean }>(
      `select id as "_id", name, is_secondary as secondary from tenant.shop_names() where not is_hidden
     order by name collate platform.albanian, id`,
      [],
    )),
  ],
});

/** The shop or secondary warehouse that goods are sent to, also if the caller may not see it. */
export async function transferTarget(transaction: Transaction, shopId: string, targetShopId: string) {
  const problems = [{ path: 'targetShopId', code: 'same-place' }];
  refuseUnless(targetShopId !== shopId, 'invalid-input', { problems });
  const [target] = await transaction.run<{ id: string; name: string }>(
    'select id, name from tenant.shop_names() where id = $1 and not is_hidden',
    [targetShopId],
  );
  refuseUnless(target !== undefined, 'not-found');
  return target;
}
