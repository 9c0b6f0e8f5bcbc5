import { figure } from './amounts.ts';
import { eInvoiceStatuses, paidStates, purchaseSources, purchaseUses, unpostedReasons } from '@tezga/domain';
import { z } from 'zod';
import { day, moment, optionalText, recordId } from './fields.ts';
import { directions } from './listing.ts';

export const purchaseSortColumns = ['date', 'number', 'supplier', 'total', 'dueOn', 'receivedAt'] as const;
export const purchaseTypes = ['CASH', 'NONCASH'] as const;
/** The maximum page size of the list, and the maximum number of rows in an exported file. */
export const purchasesOnPageMax = 1_000;
export const purchasesInFileMax = 10_000;

const supplierId = z.string().max(50, 'too-long');

/** The filter of a list of purchases, and its page. */
export const purchasesWanted = {
  page: z.int('invalid').min(1, 'too-small').max(1_000_000, 'too-large').default(1),
  perPage: z.int('invalid').min(1, 'too-small').max(purchasesOnPageMax, 'too-large').default(15),
  sort: z.enum(purchaseSortColumns).default('date'),
  direction: z.enum(directions).default('descending'),
  search: optionalText(100),
  /** True to list e-invoices only. */
  electronic: z.boolean().default(false),
  date: z.object({ from: day.optional(), to: day.optional() }).default({}),
  suppliers: z.array(supplierId).max(200, 'too-large').default([]),
  statuses: z.array(z.enum(eInvoiceStatuses)).max(eInvoiceStatuses.length, 'too-large').default([]),
  /** A filter by type leaves out purchases of unknown type. */
  types: z.array(z.enum(purchaseTypes)).max(purchaseTypes.length, 'too-large').default([]),
  /** True to return all matching rows instead of a page, for an export file. */
  export: z.boolean().default(false),
};

/** An invoice that a supplier issued to the business, as lists show it. */
export const listedPurchase = z.object({
  _id: recordId,
  eic: z.string().nullable(),
  invoices: z.array(
    z.object({ _id: recordId, iic: z.string().nullable(), invoiceType: z.string().nullable() }),
  ),
  meta: z.object({
    nslf: z.string().nullable(),
    nivf: z.string().nullable(),
    invoiceNumber: z.string(),
    /** Null if only the e-invoice service reported the purchase. */
    typeOfInvoice: z.enum(purchaseTypes).nullable(),
    /** The day of issue (2026-11-16), or the day of receipt if the day of issue is unknown. */
    date: z.string(),
  }),
  createdAt: moment,
  /** The account that has, or will have, the open amount of the purchase; null until the supplier is known. */
  accountPath: z.string().nullable(),
  /** Null if only the e-invoice service reported the purchase, because it does not name the issuer. */
  supplier: z
    .object({
      IDType: z.string(),
      IDNum: z.string(),
      name: z.string(),
      address: z.string(),
      town: z.string(),
    })
    .nullable(),
  /** The customer record of the supplier; null if there is none. */
  subject: z.object({ _id: recordId, name: z.string() }).nullable(),
  issueDateTime: moment.nullable(),
  receivedAt: moment.nullable(),
  dueOn: z.string().nullable(),
  currencyCode: z.string(),
  currencyExRate: figure.exchangeRate.nullable(),
  totalPriceWithoutVAT: figure.money.nullable(),
  totalVATAmount: figure.money.nullable(),
  totalPrice: figure.money,
  /** Null if the purchase is not an e-invoice. */
  status: z.enum(eInvoiceStatuses).nullable(),
  sources: z.array(z.enum(purchaseSources)),
  linesCount: z.int(),
});

const atRate = {
  /** The VAT rate in percent; null if no VAT is charged. */
  vatRate: figure.percent.nullable(),
  withoutVat: figure.money,
  vat: figure.money,
  withVat: figure.money,
};

/** A purchase with all its fields. */
export const wholePurchase = listedPurchase.extend({
  items: z.array(
    z.object({
      name: z.string(),
      code: z.string(),
      unit: z.string(),
      quantity: figure.quantity,
      unitPrice: figure.money,
      ...atRate,
    }),
  ),
  vatByRate: z.array(z.object(atRate)),
  answeredBy: z.string().nullable(),
  answeredAt: moment.nullable(),
  boughtAs: z.enum(purchaseUses),
  /** True once a warehouse entry received the goods: from then on the use and the VAT cannot be changed. */
  isReceived: z.boolean(),
  /**
   * True (the default) if the VAT is deducted, false if it is posted as cost; null while the business is not
   * registered for VAT.
   */
  isVatDeductible: z.boolean().nullable(),
  /** Why the purchase is not posted to the journal; null if it is. */
  unposted: z.enum(unpostedReasons).nullable(),
  /** The current journal entry of the purchase, never a reversed one; null if there is none. */
  journalId: recordId.nullable(),
  /** The debt for the purchase; null if the purchase is not posted, or was paid in cash at once. */
  debt: z
    .object({
      currency: z.string(),
      charged: figure.money,
      open: figure.money,
      dueDate: day,
      paidState: z.enum(paidStates),
    })
    .nullable(),
});

export const purchaseTotals = z.object({
  documentsCount: z.int(),
  totalPriceWithoutVAT: figure.money,
  totalVATAmount: figure.money,
  totalPrice: figure.money,
});
