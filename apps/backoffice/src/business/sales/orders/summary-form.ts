import type { contract, InputOf } from '@tezga/contract';
import {
  isEInvoiceDue,
  paymentMethods,
  settlementOf,
  type Buyer,
  type Money,
  type PaymentMethod,
  type SummedUpMethod,
} from '@tezga/domain';
import { eInvoiceRequest, emptyEInvoiceForm, type EInvoiceForm } from '../../e-invoices/index.ts';
import { newPayment, type BuyerForm, type PaymentForm } from '../new-invoice/cart-form.ts';
import { usualPayDeadline } from '../new-invoice/payment/pay-deadline.ts';
import { classOf, handedOver, methodsOf } from '../new-invoice/payment/payment-choice.ts';
import type { OpenOrder } from './queries.ts';

/** The form of a summary invoice: till, payment and buyer. */
export interface SummaryForm {
  /** The idempotency key, created once: a repeated request issues one invoice. */
  readonly saleId: string;
  readonly tillId: string;
  readonly payment: PaymentForm;
  /** The common buyer of all orders; null if the orders have different buyers, or one has no buyer. */
  readonly buyer: BuyerForm | null;
  readonly nipt: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
  readonly notes: string;
  readonly payDeadline: string;
  /** Null if the user switched the e-invoice off. Sent only if the summary may be an e-invoice. */
  readonly eInvoice: EInvoiceForm | null;
}

export type SummaryRequest = InputOf<typeof contract.sales.summarize>;

export function newSummary(saleId: string, tillId: string, orders: readonly OpenOrder[]): SummaryForm {
  return {
    saleId,
    tillId,
    payment: newPayment('BANKNOTE', saleId),
    buyer: sharedBuyer(orders),
    nipt: '',
    name: '',
    address: '',
    town: '',
    notes: '',
    payDeadline: '',
    eInvoice: emptyEInvoiceForm,
  };
}

/** The common buyer of all orders; null if the orders have different buyers, or one has no buyer. */
export function sharedBuyer(orders: readonly Pick<OpenOrder, 'buyer' | 'customerId'>[]): BuyerForm | null {
  const [first] = orders;
  if (first === undefined || first.buyer === null) return null;
  const { buyer, customerId } = first;
  const isSame = (other: Pick<OpenOrder, 'buyer' | 'customerId'>) =>
    other.customerId === customerId &&
    other.buyer?.idNumber === buyer.idNumber &&
    other.buyer.name === buyer.name;
  return orders.every(isSame) ? { ...buyer, customerId } : null;
}

/** Methods that can settle the orders; company card invoices cannot be settled by a company card. */
export const methodsFor = (summed: SummedUpMethod): readonly PaymentMethod[] =>
  [...methodsOf.CASH, ...methodsOf.NONCASH].filter((method) => method !== summed);

export const isPaidLater = ({ payment }: Pick<SummaryForm, 'payment'>): boolean =>
  paymentMethods[payment.type].settles === 'NONCASH';

/** Whether the law requires an e-invoice: a non-cash method, and a buyer that is an Albanian business. */
export const mayBeEInvoice = (form: SummaryForm): boolean =>
  isEInvoiceDue({
    typeOfInvoice: classOf([form.payment]),
    isSelfIssued: false,
    buyer: form.buyer ?? typedBuyer(form),
  });

/** Chooses a method; a non-cash method proposes a deadline. */
export function withMethod(
  { payment, payDeadline }: SummaryForm,
  type: PaymentMethod,
  now: Date,
): Pick<SummaryForm, 'payment' | 'payDeadline'> {
  const next = { ...payment, type, amount: null };
  const proposes = payDeadline === '' && isPaidLater({ payment: next });
  return { payment: next, payDeadline: proposes ? usualPayDeadline(now) : payDeadline };
}

/** The change for the money handed over. */
export function changeOf({ payment }: Pick<SummaryForm, 'payment'>, total: Money): Money {
  return settlementOf(
    handedOver([payment], total).map((placed) => placed.payment),
    total,
  ).change;
}

export function summaryRequest(
  form: SummaryForm,
  invoiceIds: readonly string[],
  total: Money,
): SummaryRequest {
  const { saleId, tillId, notes, payDeadline, buyer, eInvoice } = form;
  return {
    saleId,
    invoiceIds: [...invoiceIds],
    tillId,
    payments: handedOver([form.payment], total).map(({ payment }) => ({
      type: payment.method,
      amount: payment.amount,
      companyCard: payment.companyCard ?? '',
      vouchers: [...payment.vouchers],
    })),
    customerId: buyer?.customerId ?? null,
    // The server reads the other data of a customer from its record.
    buyer: buyer?.customerId ? null : buyerRequest(form),
    notes,
    payDeadline: isPaidLater(form) && payDeadline !== '' ? payDeadline : null,
    eInvoice: eInvoice === null || !mayBeEInvoice(form) ? null : eInvoiceRequest(eInvoice),
  };
}

function buyerRequest(form: SummaryForm): SummaryRequest['buyer'] {
  if (form.buyer === null) return typedBuyer(form);
  const { customerId: _none, ...written } = form.buyer;
  return written;
}

/** The buyer that the user typed, an Albanian business; null without number and name. */
function typedBuyer({ nipt, name, address, town }: SummaryForm): Buyer | null {
  if (nipt.trim() === '' && name.trim() === '') return null;
  return {
    idType: 'NUIS',
    idNumber: nipt.trim(),
    name: name.trim(),
    address: address.trim(),
    town: town.trim(),
    country: 'ALB',
  };
}
