import {
  deadlineStates,
  fiscalExemptions,
  fiscalStatuses,
  invoiceFilters,
  journalKinds,
  paymentMethodCodes,
  clientIdTypes,
  selfIssueTypes,
  vatExemptionCodes,
} from '@tezga/domain';
import { z } from 'zod';
import { attemptFields, seen } from './deadline-fields.ts';
import { moment, recordId } from './fields.ts';
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
  /** In lek. */
  value: z.number(),
  /** In the currency of the invoice; null where that is the lek. */
  valueAlt: z.number().nullable(),
  details: z.string(),
});

/** What the tax authority has said so far. */
const fiscal = {
  status: z.enum(fiscalStatuses),
  /** Why there is no NIVF, by the name its sentence stands under. */
  fault: z.string().nullable(),
  /** Whether it was taken out of the books without the tax authority, or takes another out of them. */
  isRetracted: z.boolean(),
};

/** An invoice that this one is about, or that is about it. */
export const referredInvoice = z.object({
  relation: z.enum(['corrects', 'cancels', 'bad-debt', 'sums-up', 'advance']),
  /** Whether this one is about the other, or the other about it. */
  direction: z.enum(['to', 'from']),
  _id: recordId,
  invoiceNumber: z.string(),
  iic: z.string(),
  issueDateTime: moment,
  totalPrice: z.number(),
});

/** An invoice as lists show it. */
export const listedInvoice = z.object({
  _id: recordId,
  meta: z.object({
    date: moment,
    /** Shown as NIVF; null until the tax authority gave it. */
    fic: z.string().nullable(),
    /** Shown as NSLF. */
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
  totalPriceAlt: z.number().nullable(),
  currencyCode: z.string(),
  shopName: z.string(),
  posId: recordId,
  posName: z.string(),
  operatorId: recordId,
  operatorName: z.string(),
  customerId: recordId.nullable(),
  linesCount: z.int(),
  ...fiscal,
  /** Where it stands at the central platform; null where it does not go there. */
  eInvoice: z
    .object({
      eic: z.string().nullable(),
      state: z.enum(['waiting', 'pending', 'registered', 'error']),
      /** What the buyer, or their bank, did with it. */
      status: z.string().nullable(),
    })
    .nullable(),
});

const soldLine = z.object({
  articleId: recordId.nullable(),
  N: z.string(),
  sku: z.string(),
  barcode: z.string(),
  Q: z.number(),
  U: z.string(),
  UPB: z.number(),
  UPA: z.number(),
  R: z.number(),
  RR: z.boolean(),
  PB: z.number(),
  VR: z.number().nullable(),
  VA: z.number(),
  PA: z.number(),
  /** Why there is no VAT on it, as the tax authority knows it, and which of its reasons was chosen. */
  EX: z.enum(fiscalExemptions).nullable(),
  EX_Code: z.enum(vatExemptionCodes).nullable(),
  vatCode: z.string(),
  /** The VAT on it that the buyer owes the state. */
  owedVA: z.number(),
  PAAlt: z.number().nullable(),
});

/** Everything there is to know of one invoice. */
export const wholeInvoice = listedInvoice.extend({
  /** Whoever sells: where the business issues in the place of the seller, the other. */
  seller: party,
  buyer: party.nullable(),
  items: z.array(soldLine),
  /** What the tax authority is told by rate: what is outside the VAT is not among it. */
  sameTaxItems: z.array(
    z.object({
      vatPercent: z.number().nullable(),
      exemption: z.string().nullable(),
      count: z.int(),
      withoutVat: z.number(),
      vat: z.number(),
      owedVAT: z.number(),
    }),
  ),
  /** All lines of one rate, or of one reason for none; together they are the totals. */
  taxGroups: z.array(
    z.object({
      vatPercent: z.number().nullable(),
      exemption: z.enum(vatExemptionCodes).nullable(),
      /** Of how many lines. */
      count: z.int(),
      withoutVat: z.number(),
      /** With what the buyer owes of it; null where the business is not in the VAT. */
      vat: z.number().nullable(),
      withVat: z.number(),
    }),
  ),
  operatorCode: z.string(),
  businUnitCode: z.string(),
  tcrCode: z.string(),
  softCode: z.string(),
  currencyExRate: z.number(),
  totalPriceWithoutVATAlt: z.number().nullable(),
  totalVATAmountAlt: z.number().nullable(),
  /** In the currency of the invoice. */
  change: z.number(),
  isEinvoice: z.boolean(),
  /** Null where the business issues nothing to itself. */
  selfIssue: z.enum(selfIssueTypes).nullable(),
  isAdvance: z.boolean(),
  isBuying: z.boolean(),
  supplyStart: z.string().nullable(),
  supplyEnd: z.string().nullable(),
  /** What the buyer owes the state in the place of the seller. */
  owedVAT: z.number(),
  owedVATAlt: z.number().nullable(),
  /** What was sold under a margin scheme; null where nothing was. */
  markUpAmount: z.number().nullable(),
  references: z.array(referredInvoice),
  reverseCharge: z.boolean(),
  goodsExport: z.boolean(),
  invoiceNotes: z.string(),
  payDeadline: z.string().nullable(),
  /** Where anyone can look it up at the tax authority. */
  link: z.string(),
  timeline: invoiceTimeline,
  journals: restricted(
    'journal',
    z.array(
      z.object({
        _id: recordId,
        kind: z.enum(journalKinds),
        lines: z.array(z.object({ accountPath: z.string(), debit: z.number(), credit: z.number() })),
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
        quantity: z.number(),
        cost: z.number(),
        quantityAfter: z.number(),
      }),
    ),
  ),
});

/** An invoice that has no NIVF yet, or an e-invoice that has one and no EIC; its state is then that of the e-invoice. */
export const waitingInvoice = listedInvoice.extend({
  /** Null for what has its NIVF. */
  deadline: moment.nullable(),
  hoursLeft: z.int().nullable(),
  deadlineState: z.enum(deadlineStates).nullable(),
  seen,
  ...attemptFields,
});

/** A sale as commerce sees it: what it brought and what it cost. */
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
  linesCount: z.int(),
  ...sums,
  cost: restricted('cost', z.number()),
  /** What is left of the price without VAT after the cost. */
  margin: restricted('cost', z.number()),
});

/** How many there are; counting stops at a limit, and then says that there are more. */
export const invoiceTotals = { count: z.int(), isMore: z.boolean(), totals: z.object(sums).nullable() };
