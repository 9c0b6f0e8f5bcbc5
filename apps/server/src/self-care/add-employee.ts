import { contract, type OutputOf } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { addEmployee as addHere, expectNewEmployee } from '../employees/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { BusinessContext, FreeContextFor, FreeHandler } from '../platform/http/context.ts';
import { claimRequest, fingerprintOf, saveReply } from '../platform/http/replies.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import type { PortalHolder } from '../platform/self-care/portal-sessions.ts';
import { answerOf } from './answer-of.ts';
import { enterAs } from './enter-portal.ts';
import { newOperator, type NewOperator } from './new-operator.ts';
import { portalHolder } from './portal-holder.ts';
import { recordStep } from './record-step.ts';
import { selfCareStore } from './store.ts';

const { addEmployee: route } = contract.selfCare;
type Adding = FreeContextFor<typeof route.access>;
type Added = OutputOf<typeof route>;

/**
 * Checks first whether this server would refuse the employee, asks the portal without an open transaction, and then adds
 * the employee. If the employee is refused or the reply is lost after that, the operator exists at the portal; this does
 * no harm, because the portal treats the same personal number as the same operator.
 */
export const addEmployee: FreeHandler<typeof route> = {
  async freely(input, context) {
    const { idNumber, validFrom, validTo, opCode: given, ...person } = input;
    const { config, businessId, requestId } = context;
    const fingerprint = fingerprintOf(config.TOKEN_SECRET, 'selfCare.addEmployee', input);
    const key = { businessId, userId: context.person.id, requestId, fingerprint };
    const begun = await context.inTransaction(async (transaction) => {
      const before = await claimRequest(transaction, key);
      if (before !== null) return route.output.parse(before.earlier);
      await expectNewEmployee(within(context, transaction), person);
      return portalHolder(transaction, config, businessId);
    });
    if ('employeeId' in begun) return begun;
    const operator = { name: person.name, idNumber: idNumber ?? '', validFrom, validTo };
    const { opCode, enteredAt } =
      given === null ? await codeOfNew(context, begun, operator) : await codeInPortal(context, begun, given);
    return context.inTransaction(async (transaction): Promise<Added> => {
      const before = await claimRequest(transaction, key);
      if (before !== null) return route.output.parse(before.earlier);
      const { employeeId } = await addHere({ ...person, opCode }, within(context, transaction));
      if (enteredAt !== null) await selfCareStore(transaction, businessId).noteEntry(enteredAt);
      await recordStep(transaction, context, 'selfCare.addEmployee', person.name);
      await saveReply(transaction, key, { employeeId, opCode });
      return { employeeId, opCode };
    });
  },
};

/** Replaces the functions that write the activity log, because `recordStep` writes the entry. */
const ignored = () => undefined;

const within = (context: Adding, transaction: Transaction): BusinessContext => ({
  ...context,
  transaction,
  note: ignored,
  actAs: ignored,
  addJob: (task, payload) => addJob(transaction, task, payload),
});

async function codeInPortal(context: Adding, holder: PortalHolder, opCode: string) {
  const { account, enteredAt } = await enterAs(context, holder);
  const isThere = account.operators.some((operator) => operator.opCode.toLowerCase() === opCode);
  refuseUnless(isThere, 'self-care-operator-missing');
  return { opCode, enteredAt };
}

async function codeOfNew({ selfCarePortal }: Adding, holder: PortalHolder, operator: NewOperator) {
  const { operators } = answerOf(await selfCarePortal.ask(holder, newOperator(operator)));
  const entered = operators.find(({ idNumber }) => idNumber.toUpperCase() === operator.idNumber);
  refuseUnless(entered !== undefined, 'self-care-refused');
  return { opCode: entered.opCode.toLowerCase(), enteredAt: null };
}
