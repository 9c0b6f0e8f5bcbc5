import { z } from 'zod';
import { ownDataFields } from '../businesses.ts';
import { commentRoutes } from './comment-routes.ts';
import { restricted } from '../call/restricted-fields.ts';
import { day, flagInQuery, moment, password, recordId } from '../fields/fields.ts';
import { editedFields, optionalFields } from '../fields/edits.ts';
import { logoImage } from '../fields/files.ts';
import { route } from '../call/route.ts';
import { figure } from '../fields/amounts.ts';
import { address, businessEmail, businessPhone, name, town, website } from '../fields/texts.ts';

const mayChange = { area: 'configurations', level: 'readWrite' } as const;
const mayRead = { area: 'configurations', level: 'read' } as const;

export const logoLimitBytes = 300_000;

const logo = z.object({ data: z.string(), type: z.string() }).nullable();

const printingConfig = z.object({
  /** Whether unpaid invoices show a QR code with payment details. */
  paymentQrCode: z.boolean(),
  /** Whether invoices show the table of VAT by rate. */
  vatSection: z.boolean(),
});

/** The editable data of the business. */
export const businessInput = {
  name,
  address,
  city: town,
  phoneNumber: businessPhone,
  email: businessEmail,
  website,
};

const done = z.object({ message: z.string() });

/** Settings that apply to everyone who works in the business. */
export const settings = {
  necessaryData: route({
    service: 'main',
    method: 'GET',
    path: '/necessary-business-data',
    summary: 'The data of a screen; each part is requested by its flag.',
    access: 'business',
    input: z.object({
      ownData: flagInQuery,
      units: flagInQuery,
      vat: flagInQuery,
      categories: flagInQuery,
      currencies: flagInQuery,
      allCurrencies: flagInQuery,
      shops: flagInQuery,
      logo: flagInQuery,
      printingConfig: flagInQuery,
      businessEmployees: flagInQuery,
      availableAccounts: flagInQuery,
      drafts: flagInQuery,
    }),
    output: z.object({
      ownData: ownDataFields.optional(),
      units: z.array(z.object({ unit_id: recordId, name: z.string(), code: z.string() })).optional(),
      vat: z.array(z.object({ vat_id: z.string(), rate: z.number() })).optional(),
      categories: z.array(z.object({ category_id: recordId, categoryDesc: z.string() })).optional(),
      currencies: z
        .array(
          z.object({
            _id: z.string(),
            name: z.string(),
            exchangeRate: figure.exchangeRate,
            updatedAt: moment,
          }),
        )
        .optional(),
      /** The codes of every currency, the lek first. */
      allCurrencies: z.array(z.string()).optional(),
      shops: z.array(z.object({ _id: recordId, name: z.string(), hidden: z.boolean() })).optional(),
      logo: logo.optional(),
      printingConfig: printingConfig.optional(),
      businessEmployees: restricted(
        'employees',
        z.array(z.object({ _id: recordId, name: z.string(), opCode: z.string().nullable() })),
      ),
      /** The accounts of the chart that documents are posted to; `parentId` is the parent account. */
      availableAccounts: restricted(
        'journal',
        z.array(z.object({ account: z.string(), parentId: z.string(), name: z.string() })),
      ),
      /** The payment drafts of the business, the newest first. */
      drafts: z.array(z.object({ _id: recordId, payed: z.boolean() })).optional(),
    }),
    fallback: 'data-fetch',
    timeoutMs: null,
  }),
  businessData: route({
    service: 'main',
    method: 'GET',
    path: '/business-data',
    summary: 'Name, NIPT, address and town of the business, as printed.',
    access: mayRead,
    input: z.object({}),
    output: z.object({
      name: z.string(),
      nipt: z.string(),
      address: z.string(),
      city: z.string(),
      phoneNumber: z.string(),
      email: z.string(),
      website: z.string(),
      updatedAt: moment,
    }),
    fallback: 'data-fetch',
  }),
  editBusinessData: route({
    service: 'main',
    method: 'POST',
    path: '/edit-business-data',
    summary: 'Change the printed name and address of the business; the NIPT cannot change.',
    access: mayChange,
    input: z.object(editedFields(businessInput)),
    output: z.object({ updatedAt: moment }),
    refusals: ['changed-meanwhile'],
    fallback: 'configuration-save',
  }),
  setNegativeStock: route({
    service: 'main',
    method: 'POST',
    path: '/updateAllowNegativeStock',
    summary: 'Whether negative stock is allowed.',
    access: mayChange,
    input: z.object({ allowNegativeStock: z.boolean() }),
    output: done,
    fallback: 'configuration-save',
  }),
  setClosedPeriod: route({
    service: 'main',
    method: 'POST',
    path: '/settings/closed-period',
    summary:
      'Closes the books up to a day, which is before today: documents that are dated until then are refused. Null opens them. Only the owner may.',
    access: mayChange,
    input: z.object({ closedUntil: day.nullable() }),
    output: done,
    refusals: ['not-permitted'],
    fallback: 'configuration-save',
  }),
  setInVat: route({
    service: 'main',
    method: 'POST',
    path: '/updateIsInVat',
    summary: 'Whether the business charges VAT; its invoices report it to the tax authority.',
    access: mayChange,
    input: z.object({ isInVat: z.boolean() }),
    output: done,
    fallback: 'configuration-save',
  }),
  setGrouping: route({
    service: 'main',
    method: 'POST',
    path: '/updateGroupArticlesByName',
    summary: 'Whether the search of an invoice shows articles with the same name as one row.',
    access: mayChange,
    input: z.object({ groupArticlesByName: z.boolean() }),
    output: done,
    fallback: 'configuration-save',
  }),
  setPrinting: route({
    service: 'main',
    method: 'POST',
    path: '/updatePrintingConfig',
    summary: 'The options for printed invoices.',
    access: mayChange,
    input: z.object(optionalFields(printingConfig.shape)),
    output: z.object({ printingConfig, message: z.string() }),
    fallback: 'configuration-save',
  }),
  setLogo: route({
    service: 'main',
    method: 'POST',
    path: '/edit-logo',
    summary: 'The picture on invoices; null for none.',
    access: mayChange,
    input: z.object({ logo: logoImage(logoLimitBytes).nullable() }),
    output: done,
    refusals: ['image-not-valid', 'image-too-large'],
    fallback: 'logo-save',
  }),
  keepCredentials: route({
    service: 'main',
    method: 'POST',
    path: '/general/credentials',
    summary: 'Save the password of the self-care portal, encrypted.',
    access: mayChange,
    input: z.object({ password }),
    output: z.object({ lastLoginAt: moment.nullable(), message: z.string() }),
    fallback: 'configuration-save',
    needsPassword: true,
  }),
  credentials: route({
    service: 'main',
    method: 'GET',
    path: '/general/credentials',
    summary:
      'The last sign-in to the self-care portal; an owner who has just confirmed their own password also gets the stored one, which is recorded in the activity log.',
    access: mayRead,
    input: z.object({ reveal: flagInQuery }),
    output: z.object({
      password: z.string().nullable(),
      isKept: z.boolean(),
      lastLoginAt: moment.nullable(),
    }),
    refusals: ['not-permitted', 'password-check-needed', 'password-needed'],
    fallback: 'data-fetch',
    // Reading a secret is logged like a change, so the call is declared as changing.
    changing: true,
    repliesSecret: true,
    needsPassword: true,
  }),
  ...commentRoutes,
};
