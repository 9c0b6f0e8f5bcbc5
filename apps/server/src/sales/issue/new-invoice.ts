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

/** An invoice that another one is about. */
export interface InvoiceReference {
  readonly relation: InvoiceRelation;
  readonly id: string;
}

/** All that is decided of an invoice before it has a number. */
export interface DecidedInvoice {
  /** Given by the device that sold: the same sale sent twice is one invoice. */
  readonly saleId: string;
  /** Hash of the request, by which the same sale sent again is told from another one; null where no request named it. */
  readonly fingerprint: Buffer | null;
  /** The draft this was, which is gone with it. */
  readonly draftId: string | null;
  readonly payDeadline: string | null;
  /** Null where it does not go through the central platform. */
  readonly eInvoice: EInvoiceDetails | null;
  readonly cart: Pick<Cart, 'buyer' | 'notes' | 'document'>;
  readonly invoice: SalesInvoice;
  readonly change: Money;
  readonly circumstances: SaleCircumstances;
  readonly goods: Goods;
  readonly stock: SoldStock;
  readonly references: readonly InvoiceReference[];
  /** The invoice whose open debt it changes; left out for its own. */
  readonly settles?: string;
  /** What it settles of company cards, whose invoices were revenue already; left out for any other. */
  readonly paysCards?: PostedSale['paysCards'];
  /** What each line ends of advances, or gives back of them; left out where there are none. */
  readonly ended?: readonly (readonly EndedAdvance[])[];
  /** An invoice that was made before it is entered here, and why. */
  readonly late: { readonly reason: LateReason; readonly issuedAt: Date } | null;
  /** Whether it is never submitted, because the tax authority refused the invoice it undoes; left out for any other. */
  readonly isNeverSubmitted?: boolean;
}

/** What the business issues to itself is a purchase, as is currency, and a debt that is given up takes back no sale. */
export function classOf({
  cart,
  invoice,
  references,
  paysCards,
}: Pick<DecidedInvoice, 'cart' | 'invoice' | 'references' | 'paysCards'>): InvoiceFilter {
  const { selfIssue = null, isBuying = false } = cart.document ?? {};
  const isSelfIssued = selfIssue !== null;
  const isGivenUp = references.some(({ relation }) => relation === 'bad-debt');
  // What was charged to a company card was revenue then.
  const isPaidLater = paysCards !== undefined;
  return isSelfIssued || isBuying || isGivenUp || isPaidLater ? 'other' : invoiceClassOf(invoice.payments);
}

/** An invoice with its number, before it is signed. */
export interface NumberedInvoice extends DecidedInvoice, GivenNumber {
  readonly id: string;
}

/** An invoice with all that is decided of it, before it is written. */
export interface NewInvoice extends NumberedInvoice, Identified {}
