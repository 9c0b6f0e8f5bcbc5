import { negated, refuseUnless, tiranaDay, type Money } from '@tezga/domain';
import { addFiscalDocument } from '../fiscalization/index.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { drawerMovementKindName } from './drawer-movement-kind.ts';
import { changingDrawers, drawersStore } from './drawers-store.ts';
import { insertMovement, registeredTill, wholeSeconds, type Moving } from './move-money.ts';

/**
 * Puts the lek of a payment into the open drawer of a till, or takes them out if the amount is negative. The caller
 * posts the journal, because its other side is the account of the customer or supplier. Returns the id of the
 * movement.
 */
export async function movePaymentCash(
  context: Moving,
  { tillId, amount, note }: { readonly tillId: string; readonly amount: Money; readonly note: string },
): Promise<string> {
  const { transaction, businessId, clock } = context;
  const till = await registeredTill(context, tillId);
  const now = clock.now();
  const at = wholeSeconds(now);
  const day = tiranaDay(at);
  const drawers = changingDrawers(transaction, businessId);
  const isIn = amount > 0n;
  const size = isIn ? amount : negated(amount);
  const isDone = isIn
    ? await drawers.deposit(till.id, day, size)
    : await drawers.withdraw(till.id, day, size);
  const isOpen = isDone || (await drawersStore(transaction, businessId).day(till.id, day)) !== null;
  refuseUnless(isOpen, 'drawer-not-open');
  refuseUnless(isDone, 'drawer-short');
  const id = newRecordId(now);
  const operation = isIn ? 'DEPOSIT' : 'WITHDRAW';
  await insertMovement(context, { operation, target: 'payment', note }, { id, till, day, at, amount: size });
  await addFiscalDocument(transaction, businessId, {
    id,
    kind: drawerMovementKindName,
    madeAt: at,
    lateReason: null,
  });
  return id;
}
