import type { z } from 'zod';
import { contract, decoded, encoded, figure, type InputOf, type OutputOf } from '@tezga/contract';
import { baseCurrency, type Money } from '@tezga/domain';
import type { BuyerForm, CartForm, LineForm, PaymentForm, PaymentNow, Typed } from './cart-form.ts';
import { documentOfDraft, documentRequest, type OpenAdvance } from './document/document-form.ts';
import { mayBeEInvoice } from './document/may-be-e-invoice.ts';
import { classOf } from './payment/payment-choice.ts';
import { amountNow } from './payment/payment-now.ts';
import type { Reckoned } from './payment/reckon.ts';
import { eInvoiceRequest, emptyEInvoiceForm, type EInvoiceForm } from '../../e-invoices/index.ts';

export type SaleRequest = InputOf<typeof contract.sales.issue>;
export type CartRequest = InputOf<typeof contract.sales.quote>;
export type StoredCart = OutputOf<typeof contract.sales.draft>['draft']['cart'];

/** An empty field is sent as it is, so that validation reports it as missing. */
const counted = <Codec extends (typeof figure)[keyof typeof figure]>(codec: Codec, typed: Typed) =>
  (typed === '' ? typed : decoded(codec, typed)) as z.output<Codec>;

/** The request to issue the cart, or to save it as a draft. */
export function cartRequest(form: CartForm, { handedOver }: Pick<Reckoned, 'handedOver'>): CartRequest {
  const { tillId, pricesIncludeVat, currency, buyer, isReverseCharge, notes, payDeadline } = form;
  const isNonCash = classOf(form.payments) === 'NONCASH';
  return {
    tillId,
    lines: form.lines.map(lineRequest),
    pricesIncludeVat,
    currency,
    exchangeRate: currency === baseCurrency ? null : counted(figure.exchangeRate, form.exchangeRate),
    payments: handedOver.map(({ payment: { method, amount, companyCard, vouchers } }) => ({
      type: method,
      amount,
      companyCard: companyCard ?? '',
      vouchers: [...vouchers],
    })),
    customerId: buyer?.customerId ?? null,
    // The server reads the other data of a customer from its record.
    buyer: buyer === null || buyer.customerId !== null ? null : buyerRequest(buyer),
    isReverseCharge,
    notes,
    payDeadline: isNonCash && payDeadline !== '' ? payDeadline : null,
    document: documentRequest(form.document),
    eInvoice: form.eInvoice === null || !mayBeEInvoice(form) ? null : eInvoiceRequest(form.eInvoice),
  };
}

function lineRequest(line: LineForm): CartRequest['lines'][number] {
  const { articleId, name, sku, barcode, unit, quantity, price, vat, discount, lowersTaxBase } = line;
  return {
    articleId,
    name,
    sku,
    barcode,
    unit,
    quantity: counted(figure.quantity, quantity),
    price: counted(figure.money, price),
    vat,
    discount: counted(figure.percent, discount === '' ? 0 : discount),
    lowersTaxBase,
  };
}

const buyerRequest = ({ customerId: _customerId, ...buyer }: BuyerForm) => buyer;

export function saleRequest(form: CartForm, reckoned: Pick<Reckoned, 'handedOver'>): SaleRequest {
  return { saleId: form.saleId, ...cartRequest(form, reckoned), draftId: form.draft?.id ?? null };
}

/** The request to issue the cart together with a payment of its customer. */
export function saleWithPaymentRequest(
  form: CartForm,
  reckoned: Pick<Reckoned, 'handedOver' | 'reckoning'>,
  now: PaymentNow,
): InputOf<typeof contract.payments.payWithSale> {
  const { paymentId, method, accountId, date, debts } = now;
  const { currency, exchangeRate, tillId } = form;
  return {
    paymentId,
    method,
    accountId: method === 'ACCOUNT' ? accountId : null,
    tillId: method === 'BANKNOTE' ? tillId : null,
    date,
    currency,
    exRate: currency === baseCurrency ? null : counted(figure.exchangeRate, exchangeRate),
    amount: amountNow(now, reckoned.reckoning.totals.withVat),
    note: '',
    sale: saleRequest(form, reckoned),
    payedSales: debts.map(({ _id }) => ({ _id, amount: null })),
    keepRest: false,
  };
}

const lineSchema = contract.sales.quote.input.shape.lines.element;

export interface OpenedDraft {
  readonly draft: NonNullable<CartForm['draft']>;
  readonly cart: StoredCart;
  /** The customer of the draft; null if it has none. */
  readonly customer: BuyerForm | null;
  /** Advances of the buyer that no invoice has used yet. */
  readonly openAdvances: readonly OpenAdvance[];
  readonly eInvoice: EInvoiceForm | null;
  /** A single payment of exactly this total becomes a payment without an amount, which follows the total. */
  readonly total: Money;
}

/** Converts a draft into a cart with a new idempotency key; the cart stays linked to the draft. */
export function formOfDraft(opened: OpenedDraft, newId: () => string): CartForm {
  const { draft, cart, customer, openAdvances } = opened;
  const payments = paymentsOfDraft(opened, newId);
  const buyer = customer ?? (cart.buyer === null ? null : { ...cart.buyer, customerId: null });
  const document = documentOfDraft(cart.document, openAdvances);
  return {
    saleId: newId(),
    draft,
    isSent: false,
    tillId: cart.tillId,
    lines: cart.lines.map((line): LineForm => ({
      ...encoded(lineSchema, line),
      key: newId(),
      discount: line.discount === 0n ? '' : encoded(figure.percent, line.discount),
    })),
    pricesIncludeVat: cart.pricesIncludeVat,
    currency: cart.currency,
    exchangeRate: encoded(figure.exchangeRate.nullable(), cart.exchangeRate) ?? '',
    payments,
    buyer,
    isReverseCharge: cart.isReverseCharge,
    notes: cart.notes,
    payDeadline: cart.payDeadline ?? '',
    paymentNow: null,
    document,
    // In a draft that may be an e-invoice, null means that the seller switched the e-invoice off. Any other draft
    // starts with the default.
    eInvoice: opened.eInvoice ?? (mayBeEInvoice({ payments, buyer, document }) ? null : emptyEInvoiceForm),
  };
}

function paymentsOfDraft({ cart, total }: OpenedDraft, newId: () => string): PaymentForm[] {
  const paysAll = cart.payments.length === 1 && cart.payments[0]?.amount === total;
  const payments = cart.payments.map(({ type, amount, companyCard, vouchers }): PaymentForm => ({
    key: newId(),
    type,
    amount: paysAll ? null : encoded(figure.money, amount),
    companyCard,
    vouchers: vouchers.join(', '),
  }));
  return payments.length > 0
    ? payments
    : [{ key: newId(), type: 'BANKNOTE', amount: null, companyCard: '', vouchers: '' }];
}
