import { portalAccount } from '@tezga/contract';
import type { PublicContext } from '../platform/http/context.ts';
import { inJson } from '../platform/self-care/portal.ts';
import { answerOf } from './answer-of.ts';
import { portalHolder } from './portal-holder.ts';
import { selfCareStore } from './store.ts';

export const readAccount = inJson(portalAccount);

/**
 * Signs in to the portal for the business and records the time; the reply contains the data of the portal.
 */
export async function enterPortal(
  { transaction, config, clock, selfCarePortal }: PublicContext,
  businessId: string,
) {
  const holder = await portalHolder(transaction, config, businessId);
  const entering = () => selfCarePortal.enter(holder, readAccount);
  const account = answerOf(await selfCarePortal.withinConcurrencyLimit(entering));
  const enteredAt = clock.now();
  await selfCareStore(transaction, businessId).noteEntry(enteredAt);
  return { account, enteredAt };
}
