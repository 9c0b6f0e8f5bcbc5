import type { Transaction } from '../platform/database/transaction.ts';

/** The machine a till runs on from now on, as the machine itself says. */
export async function noteDevice(
  transaction: Transaction,
  businessId: string,
  tillId: string,
  deviceUUID: string,
): Promise<void> {
  await transaction.run(
    `update tenant.tills set device_uuid = $3, updated_at = now()
     where business_id = $1 and id = $2 and device_uuid <> $3`,
    [businessId, tillId, deviceUUID],
  );
}
