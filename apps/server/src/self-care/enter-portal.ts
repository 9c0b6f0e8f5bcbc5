import { portalAccount } from '@tezga/contract';
import type { FreeContext, PublicContext } from '../platform/http/context.ts';
import { inJson } from '../platform/self-care/portal.ts';
import type { PortalHolder } from '../platform/self-care/portal-sessions.ts';
import { answerOf } from './answer-of.ts';
import { portalHolder } from './portal-holder.ts';

export const readAccount = inJson(portalAccount);

type Entering = Pick<FreeContext, 'config' | 'clock' | 'inTransaction' | 'selfCarePortal'> & {
  readonly businessId: string;
};

/** Signs in to the portal as the business and returns its data; no transaction is open during the call. */
export async function enterPortal(context: Entering) {
  const { config, businessId, inTransaction } = context;
  return enterAs(
    context,
    await inTransaction((transaction) => portalHolder(transaction, config, businessId)),
  );
}

export async function enterAs(
  { clock, selfCarePortal }: Pick<PublicContext, 'clock' | 'selfCarePortal'>,
  holder: PortalHolder,
) {
  const account = answerOf(await selfCarePortal.enter(holder, readAccount));
  return { account, enteredAt: clock.now() };
}
