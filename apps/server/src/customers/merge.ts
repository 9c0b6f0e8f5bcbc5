import type { contract } from '@tezga/contract';
import { mergedCustomer, refuseUnless } from '@tezga/domain';
import { refuseCredit } from '../client-credit/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { namesOf } from '../platform/names-of.ts';
import { changingStore } from './changing-store.ts';
import type { CustomerContent } from './customer-row.ts';
import { lockToChange } from './store.ts';

const factsOf = ({ id_type: idType, id_number: idNumber, ...others }: CustomerContent) => ({
  idType,
  idNumber,
  ...others,
});

/**
 * The content after a merge: name and code of the remaining customer stay, and its empty fields are filled from the
 * others.
 */
function mergedContent(kept: CustomerContent, others: readonly CustomerContent[]): CustomerContent {
  const { idType, idNumber, ...rest } = mergedCustomer(factsOf(kept), others.map(factsOf));
  return { ...rest, id_type: idType, id_number: idNumber };
}

/**
 * Merges customer records; documents still refer to the customer to whom they were issued. The merge is refused if a
 * merged customer has points: once the remaining customer had paid with them, a user could not undo the merge.
 */
export const merge: Handler<typeof contract.customers.merge> = async ({ keptId, mergedIds }, context) => {
  const { transaction, businessId, clock } = context;
  const others = [...new Set(mergedIds)].filter((id) => id !== keptId);
  const locked = await lockToChange(transaction, businessId, [keptId, ...others], false);
  refuseUnless(locked.areAllThere && others.length > 0, 'not-found');
  const byId = new Map(locked.customers.map((customer) => [customer.id, customer]));
  const [kept, ...merged] = [keptId, ...others].flatMap((id) => byId.get(id) ?? []);
  refuseUnless(kept !== undefined, 'not-found');
  await refuseCredit(transaction, businessId, merged);

  const now = clock.now();
  const store = changingStore(transaction, businessId);
  await store.setDeleted(others, now, locked.firstNumber + 1n, now);
  const updatedAt = await store.change(keptId, mergedContent(kept, merged), locked.firstNumber, now);
  context.note(`${kept.name} ← ${namesOf(merged)}`);
  return { updatedAt: updatedAt.toISOString() };
};
