import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { freelyInTargetBusiness } from '../businesses/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import type { PortalCredentials } from '../platform/self-care/portal.ts';
import { answerOf } from './answer-of.ts';
import { enterPortal, readAccount } from './enter-portal.ts';
import { recordStep, type StepContext, type StepInBusiness } from './record-step.ts';
import { sealedToken } from './session-token.ts';
import { selfCareStore, type StoredAccount } from './store.ts';

export const enter: FreeHandler<typeof contract.selfCare.enter> = {
  async freely({ payload: { username, password, businessId } }, context) {
    if (username === undefined || password === undefined)
      return enterBusiness.freely({ businessId }, context);
    refuseUnless(context.businessId === null && businessId === undefined, 'not-permitted');
    return enterWithoutBusiness(context, { username, password });
  },
};

export const subjectOf = ({ businessInfo }: Pick<StoredAccount, 'businessInfo'>): string =>
  `${businessInfo.name}, ${businessInfo.nipt}`;

const enterBusiness = freelyInTargetBusiness(async (_input: object, context: StepInBusiness) => {
  const { config, businessId } = context;
  const { account, enteredAt } = await enterPortal(context);
  await context.inTransaction(async (transaction) => {
    await selfCareStore(transaction, businessId).noteEntry(enteredAt);
    await recordStep(transaction, context, 'selfCare.enter', subjectOf(account));
  });
  return { ...account, token: sealedToken(config, account.token, businessId) };
});

/**
 * Signs in for a business that is not a customer yet; the password is used for this sign-in only and not
 * stored.
 */
async function enterWithoutBusiness(context: StepContext, given: PortalCredentials) {
  const outcome = await context.selfCarePortal.enter(given, readAccount);
  // The typed password is wrong, so the message differs from that for a wrong stored password.
  refuseUnless(outcome.kind !== 'password-wrong', 'self-care-typed-password-wrong');
  const account = answerOf(outcome);
  await context.inTransaction((transaction) =>
    recordStep(transaction, context, 'selfCare.enter', subjectOf(account)),
  );
  return { ...account, token: sealedToken(context.config, account.token, context.person.id) };
}
