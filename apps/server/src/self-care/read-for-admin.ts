import { enterBusinessLookedAfter } from '../businesses/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { AdminContext, FreeContext } from '../platform/http/context.ts';
import { answerOf } from './answer-of.ts';
import { readAccount } from './enter-portal.ts';
import { portalHolder } from './portal-holder.ts';

type Looking = Pick<FreeContext, 'config' | 'inTransaction' | 'selfCarePortal'> &
  Pick<AdminContext, 'person'>;

/** What the portal shows of a business, for whoever looks after it, beside what that business has here. */
export async function lookedAfter<Here>(
  { config, inTransaction, selfCarePortal, person }: Looking,
  businessId: string,
  here: (transaction: Transaction) => Promise<Here>,
) {
  const { holder, known } = await inTransaction(async (transaction) => {
    // Nothing is changed, so there is nothing to write down.
    await enterBusinessLookedAfter({ transaction, person, actAs: () => undefined }, businessId);
    return { holder: await portalHolder(transaction, config, businessId), known: await here(transaction) };
  });
  return { account: answerOf(await selfCarePortal.enter(holder, readAccount)), known };
}
