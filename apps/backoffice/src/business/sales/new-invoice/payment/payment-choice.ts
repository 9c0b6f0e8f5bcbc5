import { decoded, encoded, figure } from '@tezga/contract';
import {
  classOfPayments,
  minus,
  noMoney,
  paymentMethods,
  sumOf,
  type InvoiceClass,
  type Money,
  type Payment,
  type PaymentMethod,
} from '@tezga/domain';
import { newPayment, type PaymentForm } from '../cart-form.ts';

/** The kinds of invoice that the seller chooses from; an order is cash by law and cannot be combined. */
export const saleKinds = ['CASH', 'NONCASH', 'ORDER'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** Methods by frequency of use; the first one of a kind is its default. */
export const methodsOf: Record<SaleKind, readonly PaymentMethod[]> = {
  CASH: ['BANKNOTE', 'CARD', 'CHECK', 'SVOUCHER', 'COMPANY'],
  NONCASH: ['ACCOUNT', 'COMPENSATION', 'FACTORING', 'TRANSFER', 'WAIVER', 'KIND', 'OTHER'],
  ORDER: ['ORDER'],
};

type Paying = Pick<PaymentForm, 'type'>;

export function kindOf(payments: readonly Paying[]): SaleKind {
  const [first] = payments;
  if (first === undefined) return 'CASH';
  return first.type === 'ORDER' ? 'ORDER' : paymentMethods[first.type].settles;
}

export const classOf = (payments: readonly Paying[]): InvoiceClass | null =>
  classOfPayments(payments.map(({ type }) => ({ method: type })));

/**
 * Chooses a method: it takes the remaining amount. If nothing remains, or the method is of another kind, it replaces
 * all payments.
 */
export function withMethod(
  payments: readonly PaymentForm[],
  method: PaymentMethod,
  { key, total }: { readonly key: string; readonly total: Money },
): readonly PaymentForm[] {
  const chosen = newPayment(method, key);
  const isOfKind = kindOf(payments) === kindOf([chosen]);
  if (!isOfKind) return [chosen];
  if (payments.some(({ type }) => type === method)) return payments;
  const open = payments.findIndex(({ amount }) => amount === null);
  if (open !== -1) return payments.with(open, chosen);
  return restOf(payments, total) > 0n ? [...payments, chosen] : [chosen];
}

/** Adds the first unused method of the same kind for the remaining amount. */
export function withOneMore(payments: readonly PaymentForm[], key: string, total: Money) {
  const unused = methodsOf[kindOf(payments)].find((method) => payments.every(({ type }) => type !== method));
  if (unused === undefined) return payments;
  // The payment without an amount gets its current amount fixed, so that the new payment takes the remaining amount.
  const withAmounts = payments.map((payment): PaymentForm =>
    payment.amount === null
      ? { ...payment, amount: encoded(figure.money, openAmount(payments, total)) }
      : payment,
  );
  return [...withAmounts, newPayment(unused, key)];
}

/** Removes a payment. If only one is left, its amount is cleared, so that it pays the total. */
export function withoutPayment(payments: readonly PaymentForm[], key: string): readonly PaymentForm[] {
  const left = payments.filter((payment) => payment.key !== key);
  return left.length === 1 ? left.map((payment): PaymentForm => ({ ...payment, amount: null })) : left;
}

const typedSum = (payments: readonly PaymentForm[]): Money =>
  sumOf(payments.map(({ amount }) => decoded(figure.money, amount === '' ? 0 : (amount ?? 0))));

const restOf = (payments: readonly PaymentForm[], total: Money): Money => minus(total, typedSum(payments));

/** The remaining amount, which the payment without an amount takes. */
export function openAmount(payments: readonly PaymentForm[], total: Money): Money {
  const rest = restOf(payments, total);
  return rest > 0n ? rest : noMoney;
}

export const vouchersIn = (text: string): string[] =>
  text.split(/[\s,;]+/u).filter((number) => number !== '');

/** A payment in the form of the domain rules, with its row on the screen. */
export interface PlacedPayment {
  readonly place: number;
  readonly payment: Payment;
}

/**
 * The amounts handed over. The payment without an amount takes the remaining amount; if nothing remains and there are
 * other payments, it is left out.
 */
export function handedOver(payments: readonly PaymentForm[], total: Money): PlacedPayment[] {
  const rest = openAmount(payments, total);
  return payments.flatMap(({ type, amount, companyCard, vouchers }, place) => {
    if (amount === null && rest === 0n && payments.length > 1) return [];
    const payment: Payment = {
      method: type,
      amount: amount === null ? rest : decoded(figure.money, amount === '' ? 0 : amount),
      companyCard: companyCard.trim() === '' ? null : companyCard.trim(),
      vouchers: vouchersIn(vouchers),
    };
    return [{ place, payment }];
  });
}
