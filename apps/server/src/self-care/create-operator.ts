import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { targetBusiness } from '../businesses/index.ts';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import { answerOf } from './answer-of.ts';
import { newOperator, type OperatorQuestion } from './new-operator.ts';
import { portalHolder } from './portal-holder.ts';
import { openedToken } from './session-token.ts';

export const createOperator: Handler<typeof contract.selfCare.createOperator> = async (input, context) => {
  const { token: sealed = '', payload } = input;
  const { businessId: named, ...operator } = payload;
  const question = newOperator(operator);
  context.note(operator.name);
  if (context.businessId === null && named === undefined)
    return createWithoutBusiness(context, sealed, question);
  const businessId = await targetBusiness(context, named);
  return context.selfCarePortal.withinConcurrencyLimit(() =>
    createFor(context, businessId, sealed, question),
  );
};

/** A business that is not a customer yet has only the session opened with its password. */
async function createWithoutBusiness(context: SessionContext, sealed: string, question: OperatorQuestion) {
  const { config, person, selfCarePortal } = context;
  const token = openedToken(config, sealed, person.id);
  refuseUnless(token !== null, 'self-care-session-over');
  return answerOf(await selfCarePortal.withinConcurrencyLimit(() => selfCarePortal.askWith(token, question)));
}

/**
 * Uses the session of a token; without a token, or with an expired one, signs in with the stored password.
 */
async function createFor(
  { transaction, config, selfCarePortal }: SessionContext,
  businessId: string,
  sealed: string,
  question: OperatorQuestion,
) {
  const token = openedToken(config, sealed, businessId);
  const outcome = token === null ? null : await selfCarePortal.askWith(token, question);
  if (outcome !== null && outcome.kind !== 'session-over') return answerOf(outcome);
  const holder = await portalHolder(transaction, config, businessId);
  return answerOf(await selfCarePortal.ask(holder, question));
}
