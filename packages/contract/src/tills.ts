import { z } from 'zod';
import { flagInQuery, moment, namedBusiness, orNone, recordId, requiredText } from './fields/fields.ts';
import { editedFields } from './fields/edits.ts';
import { route } from './call/route.ts';
import { shop } from './shops.ts';
import { cashDeviceCode, text } from './fields/texts.ts';

const mayChange = { area: 'configurations', level: 'readWrite' } as const;
const adminReads = { adminArea: 'businesses', level: 'read' } as const;
const adminChanges = { adminArea: 'businesses', level: 'readWrite' } as const;

const till = z.object({
  _id: recordId,
  shopId: recordId,
  name: z.string(),
  /** The id of the device that the till runs on; empty until a device has signed on. */
  deviceUUID: z.string(),
  /** The cash device code of the tax authority. */
  tcrCode: z.string(),
  updatedAt: moment,
});

export const pos = till;
export const epos = till.extend({ canSellWithoutClient: z.boolean(), verifyInvoiceClient: z.boolean() });

/** The editable fields of a till. */
export const tillInput = {
  shopId: recordId,
  name: requiredText(100),
  deviceUUID: text(100),
  tcrCode: orNone(cashDeviceCode),
};

const tillEdit = z.object({ _id: recordId, ...editedFields(tillInput) });

const changed = z.object({ updatedAt: moment });
const refusals = [
  'not-found',
  'till-name-taken',
  'tcr-code-taken',
  'device-registered',
  'changed-meanwhile',
] as const;

/** The tills: POS devices and the ePOS of the back office. */
export const tills = {
  posList: route({
    service: 'main',
    method: 'GET',
    path: '/pos-list',
    summary: 'The POS machines of the business by name.',
    access: 'business',
    input: z.object({}),
    output: z.object({ posList: z.array(pos) }),
    fallback: 'data-fetch',
  }),
  editPos: route({
    service: 'main',
    method: 'POST',
    path: '/edit-pos',
    summary: 'Change a POS machine; fields left out stay as they are.',
    access: mayChange,
    input: tillEdit,
    output: changed,
    refusals,
    fallback: 'change-not-made',
  }),
  eposList: route({
    service: 'main',
    method: 'GET',
    path: '/epos-list',
    summary: 'The ePOS of the business by name; an admin names the business.',
    access: { anyOf: ['business', adminReads] },
    input: z.object(namedBusiness),
    output: z.object({ eposList: z.array(epos) }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  editEpos: route({
    service: 'main',
    method: 'POST',
    path: '/edit-epos',
    summary:
      'Change an ePOS; whether it sells without a client is not decided here. An admin names the business, and cannot empty the id of the machine.',
    access: { anyOf: [mayChange, adminChanges] },
    input: tillEdit.extend(namedBusiness),
    output: changed,
    refusals: [...refusals, 'device-needs-detaching'],
    fallback: 'change-not-made',
  }),
  businessData: route({
    service: 'main',
    method: 'GET',
    path: '/fetch-esdp-business-data',
    summary: 'The lists requested by flags: POS, ePOS, shops, employees; an admin names the business.',
    access: { anyOf: [{ area: 'configurations', level: 'read' }, adminReads] },
    input: z.object({
      pos: flagInQuery,
      ePos: flagInQuery,
      shops: flagInQuery,
      employees: flagInQuery,
      ...namedBusiness,
    }),
    output: z.object({
      pos: z.array(pos).optional(),
      ePos: z.array(epos).optional(),
      shops: z.array(shop).optional(),
      employees: z
        .array(z.object({ _id: recordId, name: z.string(), opCode: z.string().nullable() }))
        .optional(),
    }),
    refusals: ['not-found'],
    fallback: 'lookup',
  }),
};
