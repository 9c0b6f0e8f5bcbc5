import { deviceKinds, fleetFaults } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { moment, optionalText, recordId } from '../fields/fields.ts';
import { pageOf } from '../fields/listing.ts';

const access = { adminArea: 'monitoring', level: 'read' } as const;
const deviceType = z.enum(deviceKinds);
const fault = z.enum(fleetFaults);

/** `urgency` lists the most urgent devices first. */
export const fleetSortColumns = ['urgency'] as const;

const fleetDevice = z.object({
  _id: recordId,
  deviceType,
  name: z.string(),
  shopName: z.string(),
  businessId: recordId,
  businessName: z.string(),
  nipt: z.string(),
  sellerName: z.string().nullable(),
  tcrCode: z.string(),
  deviceUUID: z.string(),
  lastContactAt: moment.nullable(),
  softwareVersion: z.string().nullable(),
  /** How many milliseconds the clock of the machine is ahead of the server's. */
  clockDifferenceMs: z.int().nullable(),
  /** The number of documents that the tax authority does not have yet. */
  unsent: z.int(),
  /** Calendar days in Tirana until the certificate of the business ends; null if it has none. */
  certificateDaysLeft: z.int().nullable(),
  simSerial: z.string().nullable(),
  /** The faults of the device that somebody must fix, the most urgent first. */
  faults: z.array(fault),
  /** When the most urgent fault began. */
  since: moment.nullable(),
});

const filter = {
  kinds: z.array(deviceType).max(deviceKinds.length, 'too-large').default([]),
  sellerId: recordId.nullable().default(null),
};

/** The devices of all businesses that an admin manages. */
export const fleet = {
  page: route({
    service: 'main',
    method: 'POST',
    path: '/sa/fleet/page',
    summary: 'The devices of the managed businesses, those that need a person first.',
    access,
    changing: false,
    input: z.object({
      ...pageOf(fleetSortColumns, 'urgency'),
      ...filter,
      fault: fault.nullable().default(null),
    }),
    output: z.object({ rows: z.array(fleetDevice), total: z.int(), isMore: z.boolean() }),
    fallback: 'data-fetch',
  }),
  faults: route({
    service: 'main',
    method: 'POST',
    path: '/sa/fleet/faults',
    summary:
      'How many of the devices that match the filter have each fault, and the sellers of the managed businesses.',
    access,
    changing: false,
    input: z.object({ ...filter, search: optionalText(100) }),
    output: z.object({
      faults: z.array(z.object({ fault, count: z.int() })),
      sellers: z.array(z.object({ _id: recordId, name: z.string() })),
    }),
    fallback: 'data-fetch',
  }),
};
