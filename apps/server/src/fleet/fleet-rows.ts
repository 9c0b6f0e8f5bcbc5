import type { contract, OutputOf } from '@tezga/contract';
import { tiranaDay, type DeviceKind } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { ListedDevice } from './store.ts';

type FleetDevice = OutputOf<typeof contract.fleet.page>['rows'][number];

interface Row {
  readonly id: string;
  readonly kind: DeviceKind;
  readonly name: string;
  readonly tcr_code: string;
  readonly device_uuid: string;
  readonly shop_name: string;
  readonly business_id: string;
  readonly business_name: string;
  readonly nipt: string;
  readonly seller_name: string | null;
  readonly contact_at: Date | null;
  readonly software_version: string | null;
  readonly clock_difference_ms: number | null;
  readonly certificate_ends: Date | null;
  readonly sim_serial: string | null;
  readonly unsent: bigint;
}

/** The listed devices as rows of the fleet page, in the given order. */
export async function fleetRows(
  transaction: Transaction,
  sellerId: string | null,
  listed: readonly ListedDevice[],
  now: Date,
): Promise<FleetDevice[]> {
  const rows = await transaction.run<Row>('select * from platform.fleet_devices($1, $2, $3)', [
    sellerId,
    listed.map(({ businessId }) => businessId),
    listed.map(({ id }) => id),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return listed.flatMap((device) => {
    const row = byId.get(device.id);
    return row === undefined ? [] : [fleetDevice(row, device, now)];
  });
}

function fleetDevice(row: Row, { faults, since }: ListedDevice, now: Date): FleetDevice {
  return {
    _id: row.id,
    deviceType: row.kind,
    name: row.name,
    shopName: row.shop_name,
    businessId: row.business_id,
    businessName: row.business_name,
    nipt: row.nipt,
    sellerName: row.seller_name,
    tcrCode: row.tcr_code,
    deviceUUID: row.device_uuid,
    lastContactAt: row.contact_at?.toISOString() ?? null,
    softwareVersion: row.software_version,
    clockDifferenceMs: row.clock_difference_ms,
    unsent: Number(row.unsent),
    certificateDaysLeft: row.certificate_ends === null ? null : daysBetween(now, row.certificate_ends),
    simSerial: row.sim_serial,
    faults: [...faults],
    since: since?.toISOString() ?? null,
  };
}

const dayMs = 86_400_000;

/** Calendar days in Tirana. */
const daysBetween = (from: Date, to: Date) =>
  Math.round((Date.parse(tiranaDay(to)) - Date.parse(tiranaDay(from))) / dayMs);
