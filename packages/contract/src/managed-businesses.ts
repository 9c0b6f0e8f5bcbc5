import { z } from 'zod';
import { employee } from './employees.ts';
import { vatId } from './fields/article-fields.ts';
import { editedFields } from './fields/edits.ts';
import { flagInQuery, moment, optionalText, recordId } from './fields/fields.ts';
import {
  adminInput,
  businessUpdatedAt,
  listedBusiness,
  managedBusiness,
  newBusinessInput,
  nuis,
} from './fields/managed-business-fields.ts';
import { route } from './call/route.ts';
import { businessRole } from './roles.ts';
import { businessInput } from './settings/settings.ts';
import { shop } from './shops.ts';
import { epos, pos } from './tills.ts';

const adminReads = { adminArea: 'businesses', level: 'read' } as const;
const adminChanges = { adminArea: 'businesses', level: 'readWrite' } as const;

const ids = z.array(recordId).min(1, 'required').max(200, 'too-large');
const stamped = z.object({ businessUpdatedAt });

/** The businesses that a super admin or a reseller manages. */
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
      /** Left out to list existing and deleted businesses. */
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
      business: managedBusiness,
      pos: z.array(pos).optional(),
      epos: z.array(epos).optional(),
      shops: z.array(shop).optional(),
      employees: z.array(employee).optional(),
      roles: z.array(businessRole).optional(),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  aboutToExpire: route({
    service: 'main',
    method: 'GET',
    path: '/sa/get-businesses-about-to-expire',
    summary:
      'The managed businesses whose certificate has expired or ends within 30 days, the first to end first.',
    access: adminReads,
    input: z.object({}),
    output: z.object({
      businesses: z.array(listedBusiness.extend({ certificateEndsAt: moment, daysLeft: z.int() })),
    }),
    fallback: 'data-fetch',
  }),
  necessaryData: route({
    service: 'main',
    method: 'GET',
    path: '/sa/get-necessary-data',
    summary:
      'What the screens of an admin need: the VAT rates, and the admins to whom this one may hand businesses.',
    access: adminReads,
    input: z.object({}),
    output: z.object({
      vat: z.array(z.object({ vat_id: z.string(), rate: z.number() })),
      superAdmins: z.array(
        z.object({ _id: recordId, name: z.string(), email: z.string(), userType: z.enum(['SA', 'RS']) }),
      ),
    }),
    fallback: 'data-fetch',
  }),
  countOfUser: route({
    service: 'main',
    method: 'GET',
    path: '/sa/count-user-businesses/{id}',
    summary: 'How many of the managed businesses a user works in, owns or looks after.',
    access: adminReads,
    input: z.object({ id: recordId }),
    output: z.object({ count: z.int() }),
    fallback: 'data-fetch',
  }),
  taxpayer: route({
    service: 'main',
    method: 'GET',
    path: '/sa/get-taxpayer',
    summary:
      'The taxpayer with a NIPT, from the tax authority; signed with a valid certificate of a managed business.',
    access: adminReads,
    input: z.object({ nipt: nuis }),
    output: z.object({
      taxpayer: z
        .object({ nipt: z.string(), name: z.string(), address: z.string(), town: z.string() })
        .nullable(),
    }),
    refusals: [
      'no-managed-certificate',
      'certificate-missing',
      'tax-authority-unreachable',
      'tax-authority-refused',
    ],
    fallback: 'taxpayers-fetch',
  }),
  add: route({
    service: 'main',
    method: 'POST',
    path: '/sa/add-business',
    summary:
      'A new business with its first roles. A new owner gets an account by message; a person with an account is invited and owns the business after accepting.',
    access: adminChanges,
    input: z
      .object({
        ...newBusinessInput,
        ...adminInput,
        /** The admin who manages the business; a reseller can only enter themselves. */
        super_admin_id: recordId.optional(),
      })
      .refine(({ ownerEmail, ownerTel }) => ownerEmail !== null || ownerTel !== null, {
        path: ['ownerEmail'],
        message: 'email-or-phone',
      }),
    output: z.object({ businessId: recordId, isInvited: z.boolean(), businessUpdatedAt }),
    refusals: ['not-found', 'nipt-taken', 'contact-taken'],
    fallback: 'change-not-made',
    outHeaders: ['businessUpdatedAt'],
  }),
  editInfo: route({
    service: 'main',
    method: 'POST',
    path: '/sa/edit-business-info',
    summary: 'Change the data of a business; fields left out stay as they are, and the NIPT cannot change.',
    access: adminChanges,
    input: z.object({ businessId: recordId, ...editedFields({ ...businessInput, ...adminInput }) }),
    output: z.object({ updatedAt: moment, businessUpdatedAt }),
    refusals: ['not-found', 'changed-meanwhile'],
    fallback: 'change-not-made',
    outHeaders: ['businessUpdatedAt'],
  }),
  remove: route({
    service: 'main',
    method: 'DELETE',
    path: '/sa/delete-business',
    summary:
      'Delete a business without refused or pending documents; with a timestamp only if it has not changed since.',
    access: adminChanges,
    input: z.object({ businessId: recordId, businessUpdatedAt: businessUpdatedAt.optional() }),
    output: stamped,
    refusals: ['not-found', 'business-has-open-documents', 'changed-meanwhile'],
    fallback: 'change-not-made',
    inHeaders: ['businessUpdatedAt'],
    outHeaders: ['businessUpdatedAt'],
  }),
  restore: route({
    service: 'main',
    method: 'POST',
    path: '/sa/restore-business',
    summary: 'Restore a deleted business; refused if another one has its NIPT now.',
    access: adminChanges,
    input: z.object({ businessId: recordId }),
    output: stamped,
    refusals: ['not-found', 'nipt-taken'],
    fallback: 'change-not-made',
    outHeaders: ['businessUpdatedAt'],
  }),
  transfer: route({
    service: 'main',
    method: 'POST',
    path: '/sa/transfer-businesses',
    summary:
      'Hand businesses to another super admin or reseller, all or none of them; a reseller hands to super admins.',
    access: adminChanges,
    input: z.object({ businessIds: ids, super_admin_id: recordId }),
    output: stamped,
    refusals: ['not-found'],
    fallback: 'change-not-made',
    outHeaders: ['businessUpdatedAt'],
  }),
  updateVatList: route({
    service: 'main',
    method: 'POST',
    path: '/update-vat-list',
    summary: 'Set the VAT rates that a business may use, and whether it charges VAT.',
    access: adminChanges,
    input: z.object({
      businessId: recordId,
      vat: z.array(vatId).min(1, 'required').max(10, 'too-large'),
      isIssuerInVAT: z.boolean().optional(),
    }),
    output: z.object({ message: z.string() }),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
  setImpactWarehouse: route({
    service: 'main',
    method: 'POST',
    path: '/sa/set-impact-warehouse',
    summary: 'Set whether the sales of a business move its stock.',
    access: adminChanges,
    input: z.object({ businessId: recordId, impactWarehouse: z.boolean() }),
    output: z.object({ message: z.string() }),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
  setClientRules: route({
    service: 'main',
    method: 'POST',
    path: '/sa/set-client-rules',
    summary:
      'Set whether an ePOS sells without a client, and whether it verifies the client; a rule left out stays.',
    access: adminChanges,
    input: z.object({
      businessId: recordId,
      eposId: recordId,
      canSellWithoutClient: z.boolean().optional(),
      verifyInvoiceClient: z.boolean().optional(),
    }),
    output: z.object({ message: z.string() }),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
};
