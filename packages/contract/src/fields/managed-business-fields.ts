import { isNuis } from '@tezga/domain';
import { z } from 'zod';
import { businessInput } from '../settings/settings.ts';
import { email, moment, orNone, phone, recordId, requiredText } from './fields.ts';

/** Seconds since 1970 on the clock of the database. */
export const businessUpdatedAt = z.string().regex(/^\d{1,11}$/, 'invalid');

const contacts = { email: z.string(), tel: z.string() };

/** A business in the list of admins. The back office caches the list in the browser under the same field names. */
export const listedBusiness = z.object({
  _id: recordId,
  businessName: z.string(),
  nipt: z.string(),
  city: z.string(),
  /** The contacts of the owner. */
  ...contacts,
  /** The contacts of the business itself; the search in the browser needs them. */
  businessEmail: z.string(),
  businessTel: z.string(),
  ownerName: z.string(),
  saName: z.string(),
  saEmail: z.string(),
  /** The name of the server that has the data of the business. */
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

export const managedBusiness = z.object({
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
  /** The name of the person who is invited as owner and has not answered yet; null if there is none. */
  invitedOwner: z.string().nullable(),
  /**
   * When the current certificate ends; null if there is no certificate. After this time no document is
   * fiscalized.
   */
  certificateEndsAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
});

const names = z.array(requiredText(100)).max(10, 'too-large').default([]);

/** The data of a business that only admins see; the contact number may have any format. */
export const adminInput = {
  contactNumbers: z.array(requiredText(30)).max(10, 'too-large').default([]),
  suggestedBy: names,
};

export const nuis = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, 'required')
  .refine((text) => text === '' || isNuis(text), 'nuis');

/** The fields of a new business and its owner. */
export const newBusinessInput = {
  ...businessInput,
  nipt: nuis,
  isIssuerInVAT: z.boolean().default(true),
  ownerName: requiredText(200),
  ownerEmail: orNone(email),
  ownerTel: orNone(phone),
};
