import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { devicesToRemove } from './devices-to-remove.ts';

export const remove: Handler<typeof contract.devices.remove> = async (input, context) => {
  const devices = await devicesToRemove(context, input, { isLocking: true });
  refuseUnless(!devices.some(({ isUsed }) => isUsed), 'device-in-use');
  await context.transaction.run('delete from tenant.tills where business_id = $1 and id = any ($2::text[])', [
    input.business_id,
    devices.map(({ id }) => id),
  ]);
  context.note(devices.map(({ name }) => name).join(', '));
  return {};
};
