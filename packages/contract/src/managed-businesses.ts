import { z } from 'zod';
import { route } from './call/route.ts';
import { employee } from './employees.ts';
import { flagInQuery, moment, optionalText, recordId } from './fields/fields.ts';
import { businessRole } from './roles.ts';
import { shop } from './shops.ts';
import { epos, pos } from './tills.ts';

const adminReads = { adminArea: 'businesses', level: 'read' } as const;

/** Seconds since 1970 on the clock of the database. */
const businessUpdatedAt = z.string().regex(/^\d{1,11}$/, 'invalid');

const contacts = { email: z.string(), tel: z.string() };

/** A business in the list of admins, with the field names of the store in the browser. */
export const listedBusiness = z.object({
  _id: recordId,
  businessName: z.string(),
  nipt: z.string(),
  city: z.string(),
  /** The contacts of the owner. */
  ...contacts,
  ownerName: z.string(),
  saName: z.string(),
  saEmail: z.string(),
  /** The server that has the data of the business. */
  serverName: z.string(),
  suggestedBy: z.array(z.string()),
  contactNumbers: z.array(z.string()),
  deleted: z.boolean(),
  createdAt: moment,
});

const owner = z.object({
  _id: recordId,
  name: z.string(),
  email: z.string().nullable(),
  tel: z.string().nullable(),
  emailVerified: z.boolean(),
  telVerified: z.boolean(),
  roleCode: z.literal('O'),
  resetPassword: z.boolean(),
});

const business = z.object({
  businessId: recordId,
  name: z.string(),
  nipt: z.string(),
  city: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  website: z.string(),
  contactNumbers: z.array(z.string()),
  suggestedBy: z.array(z.string()),
  /** The ids of the VAT rates that the business may use. */
  vat: z.array(z.string()),
  isIssuerInVAT: z.boolean(),
  impactWarehouse: z.boolean(),
  super_admin_id: recordId.nullable(),
  superAdminName: z.string().nullable(),
  owner: owner.nullable(),
  createdAt: moment,
  updatedAt: moment,
});

/** The businesses that a super admin or a reseller looks after. */
export const managedBusinesses = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/sa/get-businesses',
    summary:
      'The managed businesses by name. With a timestamp only those changed since, and the ids of those handed to someone else; with a search term at most 200.',
    access: adminReads,
    input: z.object({
      searchTerm: optionalText(100),
      /** Left out for both kinds. */
      deleted: flagInQuery.unwrap().optional(),
      businessUpdatedAt: businessUpdatedAt.optional(),
    }),
    output: z.object({
      businesses: z.array(listedBusiness),
      removed: z.array(recordId),
      isCut: z.boolean(),
      businessUpdatedAt,
    }),
    fallback: 'data-fetch',
    inHeaders: ['businessUpdatedAt'],
    outHeaders: ['businessUpdatedAt'],
  }),
  data: route({
    service: 'main',
    method: 'GET',
    path: '/sa/get-business-data',
    summary: 'One managed business, and the lists requested by flags; the employees come with their roles.',
    access: adminReads,
    input: z.object({
      businessId: recordId,
      pos: flagInQuery,
      epos: flagInQuery,
      employees: flagInQuery,
      shops: flagInQuery,
    }),
    output: z.object({
      business,
      pos: z.array(pos).optional(),
      epos: z.array(epos).optional(),
      shops: z.array(shop).optional(),
      employees: z.array(employee).optional(),
      roles: z.array(businessRole).optional(),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
};
