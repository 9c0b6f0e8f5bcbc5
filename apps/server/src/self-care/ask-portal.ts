import type { BusinessContext, FreeContext } from '../platform/http/context.ts';
import type { PortalQuestion } from '../platform/self-care/portal.ts';
import { answerOf } from './answer-of.ts';
import { portalHolder } from './portal-holder.ts';

type Asking = Pick<FreeContext, 'config' | 'inTransaction' | 'selfCarePortal'> &
  Pick<BusinessContext, 'businessId'>;

/** Sends a request to the portal as the business; no transaction is open during the call. */
export async function askPortal<Value>(
  { config, inTransaction, selfCarePortal, businessId }: Asking,
  question: PortalQuestion<Value>,
): Promise<Value> {
  const holder = await inTransaction((transaction) => portalHolder(transaction, config, businessId));
  return answerOf(await selfCarePortal.ask(holder, question));
}
