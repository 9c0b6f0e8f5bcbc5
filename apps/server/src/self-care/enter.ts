import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { targetBusiness } from '../businesses/index.ts';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import type { PortalCredentials } from '../platform/self-care/portal.ts';
import { answerOf } from './answer-of.ts';
import { enterPortal, readAccount } from './enter-portal.ts';
import { sealedToken } from './session-token.ts';

export const enter: Handler<typeof contract.selfCare.enter> = async ({ payload }, context) => {
  const { username, password } = payload;
  if (username !== undefined && password !== undefined) {
    refuseUnless(context.businessId === null && payload.businessId === undefined, 'not-permitted');
    return enterWithoutBusiness(context, { username, password });
  }
  const businessId = await targetBusiness(context, payload.businessId);
  const { account } = await enterPortal(context, businessId);
  context.note(`${account.businessInfo.name}, ${account.businessInfo.nipt}`);
  return { ...account, token: sealedToken(context.config, account.token, businessId) };
};

/** For a business that is not a customer yet: the password is used for this sign-in and not stored. */
async function enterWithoutBusiness(context: SessionContext, given: PortalCredentials) {
  const { selfCarePortal } = context;
  const entering = () => selfCarePortal.enter(given, readAccount);
  const outcome = await selfCarePortal.withinConcurrencyLimit(entering);
  // Another refusal than for a stored password: the typed one is wrong.
  refuseUnless(outcome.kind !== 'password-wrong', 'self-care-typed-password-wrong');
  const account = answerOf(outcome);
  context.note(`${account.businessInfo.name}, ${account.businessInfo.nipt}`);
  return { ...account, token: sealedToken(context.config, account.token, context.person.id) };
}
