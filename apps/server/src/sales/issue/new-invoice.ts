import {
  invoiceClassOf,
  type Cart,
  type EInvoiceDetails,
  type EndedAdvance,
  type InvoiceFilter,
  type LateReason,
  type Money,
  type PostedSale,
  type SalesInvoice,
} from '@tezga/domain';
import type { GivenNumber } from './next-invoice-number.ts';
import type { Identified } from './identified-invoice.ts';
import type { SaleCircumstances } from './sale-circumstances.ts';
import type { Goods, SoldStock } from './sold-stock.ts';

export const invoiceRelations = ['corrects', 'cancels', 'bad-debt', 'sums-up', 'advance'] as const;
export type InvoiceRelation = (typeof invoiceRelations)[number];

export interface InvoiceReference {
  readonly relation: InvoiceRelation;
  readonly id: string;
}

/** An invoice as its use case (sale, correction, summary) decided it, before it has a number. */
export interface DecidedInvoice {
  /** Idempotency key from the selling device: a sale that is sent twice becomes one invoice. */
  readonly saleId: string;
  /**
   * Hash of the request, to distinguish a retry from another sale with the same id; null if no request named the sale
   * id.
   */
  readonly fingerprint: Buffer | null;
  /** The draft that the cart came from; issuing deletes it. */
  readonly draftId: string | null;
  readonly payDeadline: string | null;
  /** Null if it is no e-invoice. */
  readonly eInvoice: EInvoiceDetails | null;
  readonly cart: Pick<Cart, 'buyer' | 'notes' | 'document'>;
  readonly invoice: SalesInvoice;
  readonly change: Money;
  readonly circumstances: SaleCircumstances;
  readonly goods: Goods;
  readonly stock: SoldStock;
  readonly references: readonly InvoiceReference[];
  /**
   * The earlier invoice whose debt this invoice changes, such as the corrected one; left out if this invoice has its
   * own debt.
   */
  readonly settles?: string;
  /**
   * The company-card invoices that a summary invoice pays. Each was already posted as revenue, so the summary posts
   * none. Left out for any other invoice.
   */
  readonly paysCards?: PostedSale['paysCards'];
  /**
   * The parts of advances that each line uses or, in a correction, gives back; left out if there are none.
   */
  readonly ended?: readonly (readonly EndedAdvance[])[];
  /** Reason and time of an invoice that was made on paper or offline and is entered later; otherwise null. */
  readonly late: { readonly reason: LateReason; readonly issuedAt: Date } | null;
  /** True for the cancellation of an invoice that the tax authority refused: the server never submits it. */
  readonly isNeverSubmitted?: boolean;
}

/**
 * The class under which lists and totals count an invoice. Class 'other' is not revenue: purchases (self-issued
 * invoices, bought currency), bad debts, and payments of company card orders.
 */
export function classOf({
  cart,
  invoice,
  references,
  paysCards,
}: Pick<DecidedInvoice, 'cart' | 'invoice' | 'references' | 'paysCards'>): InvoiceFilter {
  const { selfIssue = null, isBuying = false } = cart.document ?? {};
  const isSelfIssued = selfIssue !== null;
  const isGivenUp = references.some(({ relation }) => relation === 'bad-debt');
  // Only a summary invoice of company card orders has `paysCards`; these orders were counted as revenue when they
  // were issued.
  const isPaidLater = paysCards !== undefined;
  return isSelfIssued || isBuying || isGivenUp || isPaidLater ? 'other' : invoiceClassOf(invoice.payments);
}

/** A numbered invoice, before it is signed. */
export interface NumberedInvoice extends DecidedInvoice, GivenNumber {
  readonly id: string;
}

/** A numbered and signed invoice, before it is inserted. */
export interface NewInvoice extends NumberedInvoice, Identified {}
