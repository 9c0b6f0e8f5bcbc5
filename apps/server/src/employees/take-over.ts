import type { contract } from '@tezga/contract';
import { Refusal } from '@tezga/domain';
import { handOver } from '../access/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { operatorWithPin } from './operator-with-pin.ts';

/** Another operator takes over the device with operator code and PIN. */
export const takeOver: Handler<typeof contract.employees.takeOver> = async ({ opCode, pin }, context) => {
  const { businessId, person, clock } = context;
  const typed = { businessId, callerId: person.id, opCode, pin, now: clock.now() };
  const operator = await operatorWithPin(context, typed);
  const taken = operator === null ? null : await handOver(context, operator.userId);
  if (taken === null) throw new Refusal('wrong-pin', {}, { commitsWork: true });
  return taken;
};
