import type { contract } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { devicesByName } from './devices-read.ts';

export const posList: Handler<typeof contract.devices.posList> = async ({ businessId }, context) => {
  await enterManagedBusiness(context, businessId);
  const devices = await devicesByName(context.transaction, businessId);
  const selling = devices.filter(({ deviceType }) => deviceType === 'pos' || deviceType === 'epos');
  return {
    posList: selling.map(({ _id, shopId, name, deviceUUID }) => ({ _id, shopId, name, deviceUUID })),
  };
};
