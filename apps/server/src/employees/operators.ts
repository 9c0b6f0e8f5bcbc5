import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { readingStore } from './reading-store.ts';

export const operators: Handler<typeof contract.employees.operators> = async (
  { shopId },
  { transaction, businessId, person },
) => {
  const rows = await readingStore(transaction, businessId).list(false);
  const able = rows.filter(
    (row) =>
      row.has_pin &&
      row.membership_state === 'accepted' &&
      row.user_id !== person.id &&
      // An employee who is assigned to no shop works in all of them.
      (shopId === undefined || row.shop_ids.length === 0 || row.shop_ids.includes(shopId)),
  );
  return {
    operators: able
      .flatMap(({ name, operator_code: opCode }) => (opCode === null ? [] : [{ opCode, name }]))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'sq')),
  };
};
