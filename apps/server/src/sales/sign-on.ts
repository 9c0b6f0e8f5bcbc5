import type { contract } from '@tezga/contract';
import { refuseUnless, tiranaDay } from '@tezga/domain';
import { drawersStore } from '../cash-register/index.ts';
import { takeOver } from '../employees/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { noteDevice } from '../tills/index.ts';

/** The next operator takes over a till: who they are by PIN, and which machine the till runs on. */
export const signOn: Handler<typeof contract.sales.signOn> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const drawers = drawersStore(transaction, businessId);
  const till = await drawers.till(input.tillId);
  refuseUnless(till !== null, 'not-found');
  const taken = await takeOver({ opCode: input.opCode, pin: input.pin }, context);
  if (input.deviceUUID !== '') await noteDevice(transaction, businessId, till.id, input.deviceUUID);
  const drawer = await drawers.day(till.id, tiranaDay(clock.now()));
  const { id: _id, name, shopId, tcrCode } = till;
  return { ...taken, till: { _id, name, shopId, tcrCode, isDrawerOpen: drawer !== null } };
};
