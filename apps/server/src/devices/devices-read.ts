import type { contract, OutputOf } from '@tezga/contract';
import type { DeviceKind } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

export type Device = OutputOf<typeof contract.devices.all>['devices'][number];

interface DeviceRow extends Omit<Device, 'lastContactAt' | 'detached' | 'updatedAt' | 'deviceType'> {
  readonly kind: DeviceKind;
  readonly lastContactAt: Date | null;
  readonly reason: string | null;
  readonly detachedAt: Date | null;
  readonly detachedBy: string | null;
  readonly updatedAt: Date;
}

/** All devices of the business in Albanian order. */
export async function devicesByName(transaction: Transaction, businessId: string): Promise<Device[]> {
  const rows = await transaction.run<DeviceRow>(readDevices, [businessId]);
  return rows.map(deviceOf).toSorted((one, other) => one.name.localeCompare(other.name, 'sq'));
}

// Reads the devices with the reason of their last detachment, which is left out after another machine has signed on. A
// detachment by the business itself has no reason.
const readDevices = `
  select till.id as "_id", till.kind, till.shop_id as "shopId", till.name, till.device_uuid as "deviceUUID",
    till.tcr_number as "posTcrNr", till.tcr_order_number as "posTcrOrderNr", till.tcr_code as "tcrCode",
    till.can_sell_without_client as "canSellWithoutClient", till.verify_invoice_client as "verifyInvoiceClient",
    till.updated_at as "updatedAt", contact.at as "lastContactAt",
    detachment.reason, detachment.at as "detachedAt", detachment.user_name as "detachedBy"
  from tenant.tills till
  left join tenant.till_contacts contact on contact.business_id = $1 and contact.till_id = till.id
  left join lateral (
    select nullif(reason, '') as reason, at, user_name from tenant.till_detachments
    where business_id = $1 and till_id = till.id and till.device_uuid = '' order by at desc limit 1
  ) detachment on true
  where till.business_id = $1`;

function deviceOf({ kind, reason, detachedAt, detachedBy, ...row }: DeviceRow): Device {
  const isDetached = reason !== null && detachedAt !== null && detachedBy !== null;
  return {
    ...row,
    deviceType: kind,
    lastContactAt: row.lastContactAt?.toISOString() ?? null,
    detached: isDetached ? { reason, at: detachedAt.toISOString(), userName: detachedBy } : null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
