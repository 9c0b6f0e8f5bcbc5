import { roleFrom, type contract } from '@tezga/contract';
import { businessLevel, isOwner, refuseUnless, tiranaDay } from '@tezga/domain';
import { drawersStore } from '../../cash-register/index.ts';
import { takeOver, worksInShop } from '../../employees/index.ts';
import type { Handler } from '../../platform/http/context.ts';
import { noteContact, noteDevice } from '../../tills/index.ts';

/** The next operator signs on at a till with their PIN. The server also records the machine that the till runs on. */
export const signOn: Handler<typeof contract.sales.signOn> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const drawers = drawersStore(transaction, businessId);
  const till = await drawers.till(input.tillId);
  refuseUnless(till !== null, 'not-found');
  const taken = await takeOver({ opCode: input.opCode, pin: input.pin }, context);
  const { user, role } = taken;
  const operator = roleFrom(role);
  refuseUnless(
    isOwner(operator) ||
      (await worksInShop(transaction, businessId, { userId: user._id, shopId: till.shopId })),
    'till-of-other-shop',
  );
  const { deviceUUID } = input;
  const mayReplace = businessLevel(operator, 'configurations') === 'readWrite';
  if (deviceUUID !== '')
    await noteDevice(transaction, businessId, { tillId: till.id, deviceUUID, mayReplace });
  await noteContact(context, till.id);
  const drawer = await drawers.day(till.id, tiranaDay(clock.now()));
  const { id: _id, name, shopId, tcrCode } = till;
  return { ...taken, till: { _id, name, shopId, tcrCode, isDrawerOpen: drawer !== null } };
};
