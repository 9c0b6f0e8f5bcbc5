import { z } from 'zod';
import { moment, orNone, recordId } from './fields/fields.ts';
import { editedFields } from './fields/edits.ts';
import { route } from './call/route.ts';
import { address, businessPhone, businessUnitCode, country, name, text, town } from './fields/texts.ts';

const mayManage = { adminArea: 'businesses', level: 'readWrite' } as const;
const mayEdit = { area: 'configurations', level: 'readWrite' } as const;
const mayChange = { anyOf: [mayEdit, mayManage] } as const;

/** Whether the shop may sell without stock; null to use the setting of the business. */
const allowsNegativeStock = z.boolean().nullable();

export const shop = z.object({
  _id: recordId,
  name: z.string(),
  bUnit: z.string(),
  alphaCode: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  phoneNumber: z.string(),
  secondary: z.boolean(),
  hidden: z.boolean(),
  allowNegativeStock: allowsNegativeStock,
  updatedAt: moment,
});

const shopInput = {
  name,
  alphaCode: text(20),
  address,
  city: town,
  country: country.default('ALB'),
  allowNegativeStock: allowsNegativeStock.default(null),
  phoneNumber: orNone(businessPhone),
  /** The business unit code of the tax authority; a secondary warehouse has none. */
  bUnit: orNone(businessUnitCode),
};

const shopEdit = { shopId: recordId, ...editedFields(shopInput) };
const changed = z.object({ updatedAt: moment, message: z.string() });
const editRefusals = [
  'not-found',
  'shop-name-taken',
  'business-unit-taken',
  'business-unit-registered',
  'changed-meanwhile',
] as const;

/** The shops of a business. */
export const shops = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/shops',
    summary: 'The shops of the business by name, hidden ones too; a super admin gives the business id.',
    access: { anyOf: ['business', { adminArea: 'businesses', level: 'read' }] },
    input: z.object({ businessId: recordId.optional() }),
    output: z.object({ shops: z.array(shop) }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
    timeoutMs: 5000,
  }),
  add: route({
    service: 'main',
    method: 'POST',
    path: '/add-shop',
    summary: 'A new shop of the business; a super admin gives the business id.',
    access: mayChange,
    input: z.object({
      ...shopInput,
      secondary: z.boolean().default(false),
      business_id: recordId.optional(),
    }),
    output: z.object({ shopId: recordId, message: z.string() }),
    refusals: ['not-found', 'shop-name-taken', 'business-unit-taken'],
    fallback: 'change-not-made',
  }),
  edit: route({
    service: 'main',
    method: 'POST',
    path: '/edit-shop',
    summary: 'Change a shop; fields left out stay as they are.',
    access: mayEdit,
    input: z.object(shopEdit),
    output: changed,
    refusals: editRefusals,
    fallback: 'change-not-made',
  }),
  editForAdmin: route({
    service: 'main',
    method: 'POST',
    path: '/sa/edit-shop',
    summary: 'The same, by a super admin of the business.',
    access: mayManage,
    input: z.object({ business_id: recordId, ...shopEdit }),
    output: changed,
    refusals: editRefusals,
    fallback: 'change-not-made',
  }),
  hideOrRestore: route({
    service: 'main',
    method: 'POST',
    path: '/hide-restore-shop',
    summary: 'Hide a shop from lists and tills, or show it again; one always stays visible.',
    access: mayChange,
    input: z.object({ shopId: recordId, hidden: z.boolean(), business_id: recordId.optional() }),
    output: z.object({ hidden: z.boolean() }),
    refusals: ['not-found', 'shop-last'],
    fallback: 'shop-hide',
  }),
  mayBeDeleted: route({
    service: 'main',
    method: 'GET',
    path: '/check-if-shop-can-be-deleted',
    summary: 'Whether the shops can be deleted because nothing depends on them, for super admins.',
    access: { adminArea: 'businesses', level: 'read' },
    input: z.object({ shopsId: recordId, businessId: recordId }),
    output: z.object({ canBeDeleted: z.boolean(), reason: z.string().nullable() }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  remove: route({
    service: 'main',
    method: 'DELETE',
    path: '/deleteShop',
    summary: 'Delete a shop that nothing depends on.',
    access: mayManage,
    input: z.object({ shopId: recordId, businessId: recordId }),
    output: z.object({}),
    refusals: ['not-found', 'shop-in-use', 'shop-last'],
    fallback: 'shop-remove',
  }),
};
