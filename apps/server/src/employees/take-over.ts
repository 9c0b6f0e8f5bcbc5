import type { contract } from '@tezga/contract';
import { ownerRoleCode, Refusal, refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import { handOver, openForAdmin } from '../access/index.ts';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { BusinessContext, Handler, SessionContext } from '../platform/http/context.ts';
import { operatorWithPin } from './operator-with-pin.ts';
import { readingStore } from './reading-store.ts';

type Input = z.output<typeof contract.employees.takeOver.input>;

/** Another operator takes over the device with operator code and PIN; an admin enters as an employee. */
export const takeOver: Handler<typeof contract.employees.takeOver> = (input, context) =>
  isInBusiness(context) ? takeOverByPin(input, context) : enterAsEmployee(input, context);

const isInBusiness = (context: SessionContext): context is BusinessContext => context.businessId !== null;

async function takeOverByPin({ opCode, pin }: Input, context: BusinessContext) {
  const { businessId, person, clock, openedBy } = context;
  // An admin in the session of an employee cannot hand the device over: the operator's session would not end with the
  // admin's session.
  refuseUnless(openedBy !== 'admin', 'opened-by-admin');
  refuseUnless(opCode !== undefined && pin !== undefined, 'wrong-pin');
  const typed = { businessId, callerId: person.id, opCode, pin, now: clock.now() };
  const operator = await operatorWithPin(context, typed);
  const taken = operator === null ? null : await handOver(context, operator.userId);
  if (taken === null) throw new Refusal('wrong-pin', {}, { commitsWork: true });
  return taken;
}

/** Refuses to enter as the owner, who signs the contract and proves the identity of the business. */
async function enterAsEmployee({ businessId, employeeId }: Input, context: SessionContext) {
  refuseUnless(businessId !== undefined && employeeId !== undefined, 'not-found');
  await enterManagedBusiness(context, businessId);
  const employee = await readingStore(context.transaction, businessId).one(employeeId);
  refuseUnless(employee !== null && employee.deleted_at === null, 'not-found');
  refuseUnless(employee.role_code !== ownerRoleCode, 'employee-is-owner');
  const opened = await openForAdmin(context, businessId, employee.user_id);
  refuseUnless(opened !== null, 'not-found');
  context.note(employee.name);
  return opened;
}
