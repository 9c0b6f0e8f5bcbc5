import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { freelyInTargetBusiness } from '../businesses/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { answerOf } from './answer-of.ts';
import { newOperator, type NewOperator } from './new-operator.ts';
import { portalHolder } from './portal-holder.ts';
import { recordStep, type StepContext, type StepInBusiness } from './record-step.ts';
import { openedToken } from './session-token.ts';

/**
 * No transaction is open during the call of the portal. A retry is safe, because the portal treats the same personal
 * number as the same operator.
 */
export const createOperator: FreeHandler<typeof contract.selfCare.createOperator> = {
  async freely({ token: sealed = '', payload: { businessId, ...operator } }, context) {
    if (context.businessId === null && businessId === undefined)
      return createWithoutBusiness(context, sealed, operator);
    return createInBusiness.freely({ businessId, sealed, operator }, context);
  },
};

/** For a business that is not a customer yet: uses the session of the token, because no password is stored. */
async function createWithoutBusiness(context: StepContext, sealed: string, operator: NewOperator) {
  const { config, person, selfCarePortal } = context;
  const token = openedToken(config, sealed, person.id);
  refuseUnless(token !== null, 'self-care-session-over');
  const created = answerOf(await selfCarePortal.askWith(token, newOperator(operator)));
  await recordCreation(context, operator);
  return created;
}

interface Creation {
  readonly businessId?: string | undefined;
  readonly sealed: string;
  readonly operator: NewOperator;
}

/** Uses the session of a token; without a token, or with an expired one, signs in with the stored password. */
const createInBusiness = freelyInTargetBusiness(
  async ({ sealed, operator }: Omit<Creation, 'businessId'>, context: StepInBusiness) => {
    const { config, businessId, selfCarePortal } = context;
    const question = newOperator(operator);
    const token = openedToken(config, sealed, businessId);
    let outcome = token === null ? null : await selfCarePortal.askWith(token, question);
    if (outcome === null || outcome.kind === 'session-over') {
      const holder = await context.inTransaction((transaction) =>
        portalHolder(transaction, config, businessId),
      );
      outcome = await selfCarePortal.ask(holder, question);
    }
    const created = answerOf(outcome);
    await recordCreation(context, operator);
    return created;
  },
);

const recordCreation = (context: StepContext, { name }: NewOperator) =>
  context.inTransaction((transaction) => recordStep(transaction, context, 'selfCare.createOperator', name));
