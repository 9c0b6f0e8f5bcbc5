import { deviceKinds } from '@tezga/domain';
import { z } from 'zod';
import { moment, orNone, recordId, requiredText } from '../fields/fields.ts';
import { editedFields } from '../fields/edits.ts';
import { cashDeviceCode, text } from '../fields/texts.ts';
import { route } from '../call/route.ts';

const mayRead = { adminArea: 'businesses', level: 'read' } as const;
const mayChange = { adminArea: 'businesses', level: 'readWrite' } as const;

export const deviceType = z.enum(deviceKinds);

/** A device as the admins of the business see it. */
const device = z.object({
  _id: recordId,
  deviceType,
  shopId: recordId,
  name: z.string(),
  /** The id of the machine that the device runs on; empty until a machine has signed on. */
  deviceUUID: z.string(),
  /** The number under which the device is registered with the tax authority. */
  posTcrNr: z.string(),
  posTcrOrderNr: z.int(),
  /** The TCR code from the tax authority; empty until the device is registered. */
  tcrCode: z.string(),
  canSellWithoutClient: z.boolean(),
  verifyInvoiceClient: z.boolean(),
  lastContactAt: moment.nullable(),
  detached: z.object({ reason: z.string(), at: moment, userName: z.string() }).nullable(),
  updatedAt: moment,
});

const ofBusiness = { business_id: recordId };

/** The fields of a device that its admins fill in. */
export const deviceInput = {
  shopId: recordId,
  name: requiredText(100),
  /** If left out, the server assigns the next number. */
  posTcrNr: orNone(requiredText(50)),
  tcrCode: orNone(cashDeviceCode),
};

/**
 * The rules of an ePOS about the client of an invoice. They are set when the ePOS is created, and changed with the
 * settings of the business only.
 */
export const clientRules = {
  canSellWithoutClient: z.boolean().default(true),
  verifyInvoiceClient: z.boolean().default(false),
};

const newDevice = z.object({ ...ofBusiness, ...deviceInput });
const deviceEdit = z.object({
  ...ofBusiness,
  _id: recordId,
  ...editedFields({ ...deviceInput, deviceUUID: text(100) }),
});

const added = z.object({ _id: recordId, posTcrNr: z.string(), posTcrOrderNr: z.int(), message: z.string() });
const changed = z.object({ updatedAt: moment, message: z.string() });

const addRefusals = ['not-found', 'till-name-taken', 'tcr-code-taken', 'tcr-number-taken'] as const;
const editRefusals = [
  ...addRefusals,
  'device-needs-detaching',
  'device-registered',
  'changed-meanwhile',
] as const;

const devicesOfBusiness = { ...ofBusiness, posArray: z.array(recordId).min(1).max(100), deviceType };

const adding = { method: 'POST', access: mayChange, output: added, refusals: addRefusals } as const;
const editing = {
  method: 'POST',
  access: mayChange,
  input: deviceEdit,
  output: changed,
  refusals: editRefusals,
  fallback: 'change-not-made',
} as const;

/** The possible results of registering a device with the tax authority. */
export const registrationOutcomes = ['registered', 'already', 'failed'] as const;

/** The devices of a business, for its admins. */
export const devices = {
  all: route({
    service: 'main',
    method: 'GET',
    path: '/sa/get-all-devices',
    summary: 'All devices of a business by name, and the next TCR number.',
    access: mayRead,
    input: z.object({ businessId: recordId }),
    output: z.object({ devices: z.array(device), nextTcrNr: z.string() }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  posList: route({
    service: 'main',
    method: 'GET',
    path: '/sa/fetch-pos-list/{businessId}',
    summary: 'The POS and ePOS of a business by name.',
    access: mayRead,
    input: z.object({ businessId: recordId }),
    output: z.object({
      posList: z.array(device.pick({ _id: true, shopId: true, name: true, deviceUUID: true })),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  addPos: route({
    ...adding,
    service: 'main',
    path: '/sa/add-pos',
    summary: 'A new POS, with the next TCR number.',
    input: newDevice,
    fallback: 'change-not-made',
  }),
  editPos: route({
    ...editing,
    service: 'main',
    path: '/sa/edit-pos',
    summary: 'Change a POS; fields left out stay as they are.',
  }),
  addEpos: route({
    ...adding,
    service: 'main',
    path: '/sa/add-epos',
    summary: 'A new ePOS with its client rules, and with the next TCR number.',
    input: z.object({ ...ofBusiness, ...deviceInput, ...clientRules }),
    fallback: 'change-not-made',
  }),
  editEpos: route({
    ...editing,
    service: 'main',
    path: '/sa/edit-epos',
    summary: 'Change an ePOS, except its client rules; fields left out stay as they are.',
  }),
  addEasybar: route({
    ...adding,
    service: 'main',
    path: '/sa/add-easybar',
    summary: 'A new easyBar device, with the next TCR number.',
    input: newDevice,
    fallback: 'change-not-made',
  }),
  editEasybar: route({
    ...editing,
    service: 'easybar',
    path: '/devices/edit',
    summary: 'Change an easyBar device; fields left out stay as they are.',
  }),
  addEasypoint: route({
    ...adding,
    service: 'main',
    path: '/sa/add-easypoint',
    summary: 'A new easyPoint device, with the next TCR number.',
    input: newDevice,
    fallback: 'change-not-made',
  }),
  editEasypoint: route({
    ...editing,
    service: 'easypoint',
    path: '/devices/edit',
    summary: 'Change an easyPoint device; fields left out stay as they are.',
  }),
  detach: route({
    service: 'main',
    method: 'POST',
    path: '/sa/detach-from-physical-device',
    summary: 'Detach a device from its machine, with the reason; the next machine that signs on takes it.',
    access: mayChange,
    input: z.object({ deviceId: recordId, ...ofBusiness, reason: requiredText(500), deviceType }),
    output: z.object({ message: z.string() }),
    refusals: ['not-found', 'device-not-attached'],
    fallback: 'change-not-made',
  }),
  canBeDeleted: route({
    service: 'main',
    method: 'POST',
    path: '/sa/can-be-deleted',
    summary: 'Whether these devices can be deleted because nothing depends on them.',
    access: mayRead,
    changing: false,
    input: z.object(devicesOfBusiness),
    output: z.object({ canBeDeleted: z.boolean(), reason: z.string().nullable() }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  remove: route({
    service: 'main',
    method: 'DELETE',
    path: '/sa/delete-device',
    summary: 'Delete devices that nothing depends on; all of them or none.',
    access: mayChange,
    input: z.object(devicesOfBusiness),
    output: z.object({}),
    refusals: ['not-found', 'device-in-use'],
    fallback: 'change-not-made',
  }),
  registerTcr: route({
    service: 'main',
    method: 'POST',
    path: '/sa/register-tcr',
    summary:
      'Register devices with the tax authority, which gives their TCR codes. A repeated call registers none of them twice.',
    access: mayChange,
    inSteps: true,
    // Devices are registered one after the other, and each may take the timeout of one message.
    timeoutMs: 240_000,
    input: z.object({
      deviceList: z
        .array(z.object({ _id: recordId, ...ofBusiness }))
        .min(1)
        .max(10),
      deviceType,
    }),
    output: z.object({
      devices: z.array(
        z.object({
          _id: recordId,
          name: z.string(),
          outcome: z.enum(registrationOutcomes),
          tcrCode: z.string(),
          /** Why the registration failed, in the language of the user. */
          reason: z.string().nullable(),
        }),
      ),
    }),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
};
