import { enterManagedBusiness } from '../businesses/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { AdminContext, FreeContext } from '../platform/http/context.ts';
import { answerOf } from './answer-of.ts';
import { readAccount } from './enter-portal.ts';
import { portalHolder } from './portal-holder.ts';

type AdminReading = Pick<FreeContext, 'config' | 'inTransaction' | 'selfCarePortal'> &
  Pick<AdminContext, 'person'>;

/**
 * For an admin, reads the portal of a managed business and, to compare, the records of that business in our database.
 */
export async function readForAdmin<Here>(
  { config, inTransaction, selfCarePortal, person }: AdminReading,
  businessId: string,
  here: (transaction: Transaction) => Promise<Here>,
) {
  const { holder, known } = await inTransaction(async (transaction) => {
    // Not in the activity log, because nothing is changed.
    await enterManagedBusiness({ transaction, person, actAs: () => undefined }, businessId);
    return { holder: await portalHolder(transaction, config, businessId), known: await here(transaction) };
  });
  return { account: answerOf(await selfCarePortal.enter(holder, readAccount)), known };
}
