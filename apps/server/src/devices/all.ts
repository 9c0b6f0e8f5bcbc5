import type { contract } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { devicesByName } from './devices-read.ts';

export const all: Handler<typeof contract.devices.all> = async ({ businessId }, context) => {
  await enterManagedBusiness(context, businessId);
  const devices = await devicesByName(context.transaction, businessId);
  const highest = Math.max(0, ...devices.map(({ posTcrOrderNr }) => posTcrOrderNr));
  return { devices, nextTcrNr: String(highest + 1) };
};
