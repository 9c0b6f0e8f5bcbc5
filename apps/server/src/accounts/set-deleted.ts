import { refuseUnless } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { accountsStore } from './store.ts';

/**
 * Deletes or restores bank accounts. If one of them is missing or already in the wanted state, none is
 * changed.
 */
export async function setDeleted(
  context: BusinessContext,
  given: readonly string[],
  isDeleted: boolean,
): Promise<void> {
  const { transaction, businessId, clock } = context;
  const ids = [...new Set(given)];
  const store = accountsStore(transaction, businessId);
  await store.waitForTurn();
  const held = (await store.hold(ids)).filter(
    ({ deleted_at: deletedAt }) => (deletedAt === null) === isDeleted,
  );
  refuseUnless(held.length === ids.length, 'not-found');
  const now = clock.now();
  await changingStore(transaction, businessId).setDeleted(ids, isDeleted ? now : null, now);
  context.note(held.map(({ iban }) => iban).join(', '));
}
