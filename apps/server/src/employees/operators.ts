import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { readingStore } from './reading-store.ts';

export const operators: Handler<typeof contract.employees.operators> = async (
  { shopId },
  { transaction, businessId, person },
) => {
  // Row-level security returns only the shops that the person may see.
  const shops = await transaction.run<{ readonly id: string }>(
    'select id from tenant.shops where business_id = $1',
    [businessId],
  );
  const visible = shops.map(({ id }) => id).filter((id) => shopId === undefined || id === shopId);
  refuseUnless(shopId === undefined || visible.length > 0, 'not-found');
  const rows = await readingStore(transaction, businessId).list(false);
  const able = rows.filter(
    (row) =>
      row.has_pin &&
      row.membership_state === 'accepted' &&
      row.user_id !== person.id &&
      // An employee who is assigned to no shop works in all of them.
      (row.shop_ids.length === 0 || row.shop_ids.some((id) => visible.includes(id))),
  );
  return {
    operators: able
      .flatMap(({ name, operator_code: opCode }) => (opCode === null ? [] : [{ opCode, name }]))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'sq')),
  };
};
