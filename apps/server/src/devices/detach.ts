import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { noteDetachment } from '../tills/index.ts';
import { devicesStore } from './store.ts';

export const detach: Handler<typeof contract.devices.detach> = async (input, context) => {
  const { deviceId, business_id: businessId, deviceType, reason } = input;
  await enterManagedBusiness(context, businessId);
  const { transaction, clock } = context;
  const store = devicesStore(transaction, businessId);
  const device = await store.lock(deviceId, deviceType);
  refuseUnless(device !== null, 'not-found');
  refuseUnless(device.device_uuid !== '', 'device-not-attached');
  await noteDetachment(
    { ...context, businessId },
    { tillId: deviceId, deviceUUID: device.device_uuid, reason },
  );
  await store.change(deviceId, { device_uuid: '' }, clock.now());
  context.note(`${device.name}: ${reason}`);
  return { message: context.phrasesIn[context.language].devices.detached };
};
