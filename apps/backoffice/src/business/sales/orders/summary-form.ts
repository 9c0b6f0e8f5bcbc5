import type { contract, InputOf } from '@tezga/contract';
import {
  paymentMethods,
  settlementOf,
  type Money,
  type PaymentMethod,
  type SummedUpMethod,
} from '@tezga/domain';
import { newPayment, type BuyerForm, type PaymentForm } from '../new-invoice/cart-form.ts';
import { handedOver, methodsOf } from '../new-invoice/payment/payment-choice.ts';
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
  readonly notes: string;
  readonly payDeadline: string;
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
    notes: '',
    payDeadline: '',
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
  const { saleId, tillId, notes, payDeadline, buyer } = form;
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
  };
}

function buyerRequest({ buyer, nipt, name }: SummaryForm): SummaryRequest['buyer'] {
  if (buyer !== null) {
    const { customerId: _none, ...written } = buyer;
    return written;
  }
  if (nipt.trim() === '' && name.trim() === '') return null;
  return { idType: 'NUIS', idNumber: nipt.trim(), name: name.trim() };
}
