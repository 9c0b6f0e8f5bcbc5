import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { addEmployee as addHere, giveOperatorCode } from '../employees/index.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { answerOf } from './answer-of.ts';
import { enterAs } from './enter-portal.ts';
import { newOperator, type NewOperator } from './new-operator.ts';
import { portalHolder } from './portal-holder.ts';
import { selfCareStore } from './store.ts';

/**
 * The portal is called last: if this server refuses, nothing was created at the portal; if the portal
 * refuses, the employee is rolled back. A lost reply does no harm, because the portal treats the same
 * personal number as the same operator.
 */
export const addEmployee: Handler<typeof contract.selfCare.addEmployee> = async (input, context) => {
  const { idNumber, validFrom, validTo, opCode: given, ...person } = input;
  const { employeeId } = await addHere({ ...person, opCode: null }, context);
  const opCode =
    given === null
      ? await codeOfNew(context, { name: person.name, idNumber: idNumber ?? '', validFrom, validTo })
      : await codeInPortal(context, given);
  await giveOperatorCode(context, employeeId, opCode);
  return { employeeId, opCode };
};

async function codeInPortal(context: BusinessContext, opCode: string): Promise<string> {
  const { transaction, config, businessId, selfCarePortal } = context;
  const holder = await portalHolder(transaction, config, businessId);
  const entering = () => enterAs(context, holder);
  const { account, enteredAt } = await selfCarePortal.withinConcurrencyLimit(entering);
  await selfCareStore(transaction, businessId).noteEntry(enteredAt);
  const isThere = account.operators.some((operator) => operator.opCode.toLowerCase() === opCode);
  refuseUnless(isThere, 'self-care-operator-missing');
  return opCode;
}

async function codeOfNew(context: BusinessContext, operator: NewOperator): Promise<string> {
  const { transaction, config, businessId, selfCarePortal } = context;
  const holder = await portalHolder(transaction, config, businessId);
  const asking = () => selfCarePortal.ask(holder, newOperator(operator));
  const { operators } = answerOf(await selfCarePortal.withinConcurrencyLimit(asking));
  const entered = operators.find(({ idNumber }) => idNumber.toUpperCase() === operator.idNumber);
  refuseUnless(entered !== undefined, 'self-care-refused');
  return entered.opCode.toLowerCase();
}
