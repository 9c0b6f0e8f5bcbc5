import type { DeviceKind, FleetFault } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

export interface FleetFilter {
  /** Only the devices of the businesses of this seller; null for all businesses. */
  readonly sellerId: string | null;
  readonly kinds: readonly DeviceKind[];
  /** The devices that match the search; null without a search. */
  readonly found: Found | null;
  readonly fault: FleetFault | null;
  readonly now: Date;
}

/** The ids of the devices, and at the same positions the ids of their businesses. */
export interface Found {
  readonly ids: readonly string[];
  readonly businessIds: readonly string[];
}

export interface ListedDevice {
  readonly businessId: string;
  readonly id: string;
  readonly faults: readonly FleetFault[];
  readonly since: Date | null;
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/**
 * Three limits: a search finds at most this number of devices by the fields of the device, and at most this number by
 * the fields of the business; the list reports at most this total.
 */
export const fleetCountMax = 1000;

/** SQL of the faults of the devices, and its parameters. A search reads the faults of the found businesses only. */
function faultsOf({ sellerId, kinds, now, found }: Omit<FleetFilter, 'fault'>) {
  const given: unknown[] = [sellerId, kinds, now];
  const place = (value: unknown) => `$${given.push(value)}`;
  const faults =
    found === null
      ? 'platform.fleet_faults($1, $2, $3)'
      : `platform.faults_of_businesses($1, $2, $3, ${place(found.businessIds)})
         where till_id = any (${place(found.ids)}::text[])`;
  return { faults, given, place };
}

/** SQL that lists the devices with faults, and its parameters. */
function faultyOf(filter: FleetFilter) {
  const { faults, given, place } = faultsOf(filter);
  const fault = place(filter.fault);
  const faulty = `
    select business_id as "businessId", till_id as id, array_agg(fault order by urgency) as faults,
      min(urgency) as urgency, (array_agg(since order by urgency))[1] as since
    from ${faults}
    group by business_id, till_id
    having ${fault}::text is null or bool_or(fault = ${fault})`;
  return { faulty, given, place };
}

/** Reads the devices of all businesses that a seller manages. */
export function fleetStore(transaction: Transaction) {
  return {
    async found(sellerId: string | null, patterns: readonly string[]): Promise<Found> {
      const rows = await transaction.run<{ readonly businessId: string; readonly id: string }>(
        'select business_id as "businessId", till_id as id from platform.fleet_search($1, $2, $3)',
        [sellerId, patterns, fleetCountMax],
      );
      return { ids: rows.map(({ id }) => id), businessIds: rows.map(({ businessId }) => businessId) };
    },

    /**
     * The devices with faults, the most urgent and the oldest fault first. Each row also has the number of
     * all devices with faults.
     */
    async withFaults(filter: FleetFilter, { limit, offset }: Part) {
      const { faulty, given, place } = faultyOf(filter);
      return transaction.run<ListedDevice & { readonly total: number }>(
        `select found.*, count(*) over ()::integer as total from (${faulty}) found
         order by urgency, since, id limit ${place(limit)} offset ${place(offset)}`,
        given,
      );
    },

    async countWithFaults(filter: FleetFilter): Promise<number> {
      const { faulty, given } = faultyOf(filter);
      const [row] = await transaction.run<{ readonly count: number }>(
        `select count(*)::integer as count from (${faulty}) found`,
        given,
      );
      return row?.count ?? 0;
    },

    withoutFaults: (filter: FleetFilter, part: Part) => withoutFaults(transaction, filter, part),

    /** The number of devices, counted up to `fleetCountMax` + 1; the extra one shows that there are more. */
    async count({ sellerId, kinds, found }: FleetFilter): Promise<number> {
      const [row] = await transaction.run<{ readonly count: number }>(
        `select count(*)::integer as count from platform.fleet_others($1, $2, $3, $4, '{}', $5, 0)`,
        [sellerId, kinds, found?.businessIds ?? null, found?.ids ?? null, fleetCountMax + 1],
      );
      return row?.count ?? 0;
    },

    /** How many of the devices have each fault. */
    async faultCounts(filter: Omit<FleetFilter, 'fault'>) {
      const { faults, given } = faultsOf(filter);
      return transaction.run<{ readonly fault: FleetFault; readonly count: number }>(
        `select fault, count(*)::integer as count from ${faults} group by fault, urgency order by urgency`,
        given,
      );
    },
  };
}

async function withoutFaults(transaction: Transaction, filter: FleetFilter, { limit, offset }: Part) {
  const { faulty, given, place } = faultyOf(filter);
  const { businessIds = null, ids = null } = filter.found ?? {};
  return transaction.run<ListedDevice>(
    `select business_id as "businessId", till_id as id, '{}'::text[] as faults, null::timestamptz as since
     from platform.fleet_others($1, $2, ${place(businessIds)}, ${place(ids)},
       array(select id from (${faulty}) found), ${place(limit)}, ${place(offset)})`,
    given,
  );
}

/** The admins who may manage businesses. */
export async function sellersByName(transaction: Transaction) {
  return transaction.run<{ readonly _id: string; readonly name: string }>(
    `select id as "_id", name from platform.users where kind in ('SA', 'RS') and deleted_at is null
     order by name, id`,
    [],
  );
}
