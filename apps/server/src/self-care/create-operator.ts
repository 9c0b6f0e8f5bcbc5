import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { businessMeant } from '../businesses/index.ts';
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
  if (context.businessId === null && named === undefined) return createForNobody(context, sealed, question);
  const businessId = await businessMeant(context, named);
  return context.selfCarePortal.whileHolding(() => createFor(context, businessId, sealed, question));
};

/** For a business that is not here yet there is only the session that its password began. */
async function createForNobody(context: SessionContext, sealed: string, question: OperatorQuestion) {
  const { config, person, selfCarePortal } = context;
  const token = openedToken(config, sealed, person.id);
  refuseUnless(token !== null, 'self-care-session-over');
  return answerOf(await selfCarePortal.whileHolding(() => selfCarePortal.askWith(token, question)));
}

/** A token spares an entry; without one, or with one that is over, the kept password does. */
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
