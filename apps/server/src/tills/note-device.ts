import { refuseUnless } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

interface NotedDevice {
  readonly tillId: string;
  readonly deviceUUID: string;
  /** Whether the user may assign the till to this device if it is assigned to another one. */
  readonly mayReplace: boolean;
}

/**
 * Assigns a till to the device it runs on; refuses if the till is assigned to another device and the user may not
 * replace it.
 */
export async function noteDevice(
  transaction: Transaction,
  businessId: string,
  { tillId, deviceUUID, mayReplace }: NotedDevice,
): Promise<void> {
  const [till] = await transaction.run(
    'select device_uuid from tenant.tills where business_id = $1 and id = $2 for update',
    [businessId, tillId],
  );
  const before = till?.['device_uuid'];
  if (before === deviceUUID) return;
  refuseUnless(before === '' || mayReplace, 'till-on-other-device');
  await transaction.run(
    'update tenant.tills set device_uuid = $3, updated_at = now() where business_id = $1 and id = $2',
    [businessId, tillId, deviceUUID],
  );
}
