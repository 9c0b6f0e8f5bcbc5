import { figure } from './amounts.ts';
import {
  deadlineStates,
  eInvoiceStatuses,
  fiscalExemptions,
  fiscalStatuses,
  invoiceFilters,
  journalKinds,
  paidStates,
  paymentMethodCodes,
  clientIdTypes,
  selfIssueTypes,
  vatExemptionCodes,
} from '@tezga/domain';
import { z } from 'zod';
import { attemptFields, seen } from './deadline-fields.ts';
import { moment, recordId } from './fields.ts';
import { pageFacts } from './listing.ts';
import { restricted } from '../call/restricted-fields.ts';
import { sums } from './sale-fields.ts';
import { invoiceTimeline } from './timeline-fields.ts';

export const invoiceClasses = invoiceFilters;

const party = z.object({
  name: z.string(),
  IDType: z.enum(clientIdTypes),
  IDNum: z.string(),
  address: z.string(),
  town: z.string(),
  country: z.string(),
});

const paid = z.object({
  type: z.enum(paymentMethodCodes),
  /** The amount in lek. */
  value: figure.money,
  /** The amount in the currency of the invoice; null if that is the lek. */
  valueAlt: figure.money.nullable(),
  details: z.string(),
});

/** The result of submitting the invoice to the tax authority so far. */
const fiscal = {
  status: z.enum(fiscalStatuses),
  /** Why there is no NIVF, as a phrase key; null if there is no fault. */
  fault: z.string().nullable(),
  /** Whether the invoice was retracted, or is the reversal of a retracted invoice. */
  isRetracted: z.boolean(),
};

/** An invoice that this invoice refers to, or that refers to this invoice. */
export const referredInvoice = z.object({
  relation: z.enum(['corrects', 'cancels', 'bad-debt', 'sums-up', 'advance']),
  /** to: this invoice refers to the other; from: the other refers to this one. */
  direction: z.enum(['to', 'from']),
  _id: recordId,
  invoiceNumber: z.string(),
  iic: z.string(),
  issueDateTime: moment,
  totalPrice: figure.money,
});

/** An invoice as lists show it. */
export const listedInvoice = z.object({
  _id: recordId,
  meta: z.object({
    date: moment,
    /** The NIVF; null until the tax authority has issued it. */
    fic: z.string().nullable(),
    /** The NSLF. */
    iic: z.string(),
    invoiceNumber: z.string(),
    typeOfInvoice: z.enum(['CASH', 'NONCASH']),
    saleId: recordId,
    parentId: recordId.nullable(),
    timestamp: z.number(),
    clientCode: z.string(),
    buyerIDNum: z.string(),
    currencyCode: z.string(),
    buyerName: z.string(),
  }),
  transactionDate: moment,
  orderNumberOfCorrectedInvoice: z.string().nullable(),
  orderNumberOfCanceledInvoice: z.string().nullable(),
  cancelledByInvoiceWithOrderNumber: z.string().nullable(),
  usedAsOrderInvoice: z.boolean(),
  invoiceClass: z.enum(invoiceClasses),
  paymentMethods: z.array(paid),
  ...sums,
  totalPriceAlt: figure.money.nullable(),
  currencyCode: z.string(),
  shopId: recordId,
  shopName: z.string(),
  posId: recordId,
  posName: z.string(),
  operatorId: recordId,
  operatorName: z.string(),
  customerId: recordId.nullable(),
  linesCount: z.int(),
  /** The due day; null if none was agreed. */
  payDeadline: z.string().nullable(),
  /** Whether the buyer has paid; null for an invoice without a debt. */
  paidState: z.enum(paidStates).nullable(),
  ...fiscal,
  /** The state at the central platform; null if the invoice is not an e-invoice. */
  eInvoice: z
    .object({
      eic: z.string().nullable(),
      state: z.enum(['waiting', 'pending', 'registered', 'error']),
      /** The status that the buyer or their bank has set. */
      status: z.enum(eInvoiceStatuses).nullable(),
    })
    .nullable(),
});

const soldLine = z.object({
  articleId: recordId.nullable(),
  N: z.string(),
  sku: z.string(),
  barcode: z.string(),
  Q: figure.quantity,
  U: z.string(),
  UPB: figure.money,
  UPA: figure.money,
  /** The unit prices in the currency of the invoice; null if that is the lek. */
  UPBAlt: figure.money.nullable(),
  UPAAlt: figure.money.nullable(),
  R: figure.percent,
  RR: z.boolean(),
  PB: figure.money,
  VR: z.number().nullable(),
  VA: figure.money,
  PA: figure.money,
  /** The reason for no VAT: the code of the tax authority, and the chosen variant of it. */
  EX: z.enum(fiscalExemptions).nullable(),
  EX_Code: z.enum(vatExemptionCodes).nullable(),
  vatCode: z.string(),
  /** The VAT that the buyer owes to the state. */
  owedVA: figure.money,
  PAAlt: figure.money.nullable(),
});

/** An invoice with all its fields. */
export const wholeInvoice = listedInvoice.extend({
  /** The seller: for a self-issued invoice this is the other party. */
  seller: party,
  buyer: party.nullable(),
  items: z.array(soldLine),
  /** The sums by VAT rate as submitted to the tax authority; lines outside the VAT are left out. */
  sameTaxItems: z.array(
    z.object({
      vatPercent: z.number().nullable(),
      exemption: z.string().nullable(),
      count: z.int(),
      withoutVat: figure.money,
      vat: figure.money,
      owedVAT: figure.money,
    }),
  ),
  /**
   * The sums of all lines by VAT rate or by reason for no VAT; together they equal the totals of the invoice.
   */
  taxGroups: z.array(
    z.object({
      vatPercent: z.number().nullable(),
      exemption: z.enum(vatExemptionCodes).nullable(),
      /** The number of lines. */
      count: z.int(),
      withoutVat: figure.money,
      /** The VAT including the VAT that the buyer owes; null if the business is not registered for VAT. */
      vat: figure.money.nullable(),
      withVat: figure.money,
    }),
  ),
  operatorCode: z.string(),
  businUnitCode: z.string(),
  tcrCode: z.string(),
  softCode: z.string(),
  currencyExRate: figure.exchangeRate,
  totalPriceWithoutVATAlt: figure.money.nullable(),
  totalVATAmountAlt: figure.money.nullable(),
  /** The change in the currency of the invoice. */
  change: figure.money,
  isEinvoice: z.boolean(),
  /** Null unless the business issued the invoice instead of the supplier. */
  selfIssue: z.enum(selfIssueTypes).nullable(),
  isAdvance: z.boolean(),
  isBuying: z.boolean(),
  supplyStart: z.string().nullable(),
  supplyEnd: z.string().nullable(),
  /** The VAT that the buyer owes to the state in place of the seller. */
  owedVAT: figure.money,
  owedVATAlt: figure.money.nullable(),
  /** The sales under a margin scheme; null if there are none. */
  markUpAmount: figure.money.nullable(),
  references: z.array(referredInvoice),
  reverseCharge: z.boolean(),
  goodsExport: z.boolean(),
  invoiceNotes: z.string(),
  /** The public page of the invoice at the tax authority. */
  link: z.string(),
  timeline: invoiceTimeline,
  /**
   * The last reply of the tax authority to an invoice without NIVF, so that the business can ask the tax authority
   * about it; null if there is none.
   */
  reply: z.object({ code: z.string(), text: z.string(), requestId: z.string() }).nullable(),
  journals: restricted(
    'journal',
    z.array(
      z.object({
        _id: recordId,
        kind: z.enum(journalKinds),
        lines: z.array(z.object({ accountPath: z.string(), debit: figure.money, credit: figure.money })),
      }),
    ),
  ),
  stockMovements: restricted(
    'stockMovements',
    z.array(
      z.object({
        articleId: recordId,
        shopId: recordId,
        name: z.string(),
        quantity: figure.quantity,
        cost: figure.money,
        quantityAfter: figure.quantity,
      }),
    ),
  ),
});

/**
 * An invoice without NIVF, or an e-invoice with NIVF and without EIC. For the latter, `state` is the state of
 * the e-invoice.
 */
export const pendingInvoice = listedInvoice.extend({
  /** Null if the invoice has its NIVF. */
  deadline: moment.nullable(),
  hoursLeft: z.int().nullable(),
  deadlineState: z.enum(deadlineStates).nullable(),
  seen,
  ...attemptFields,
});

/** A sale with its revenue and its cost. */
export const listedSale = z.object({
  _id: recordId,
  invoiceNumber: z.string(),
  date: moment,
  typeOfInvoice: z.enum(['CASH', 'NONCASH']),
  buyerName: z.string(),
  customerId: recordId.nullable(),
  shopName: z.string(),
  posName: z.string(),
  operatorName: z.string(),
  methods: z.array(z.enum(paymentMethodCodes)),
  linesCount: z.int(),
  ...sums,
  cost: restricted('cost', figure.money),
  /** The price without VAT minus the cost. */
  margin: restricted('cost', figure.money),
});

/** The sums of the matching invoices. The count is capped at a limit; `isMore` is true if there are more. */
export const invoiceTotals = {
  count: z.int(),
  isMore: z.boolean(),
  totals: z.object(sums).nullable(),
  ...pageFacts,
};
