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

/** What an invoice can be, as people choose it: an order is cash by law, and alone. */
export const saleKinds = ['CASH', 'NONCASH', 'ORDER'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** The methods in the order of how often they are used; the first of a kind is the usual one. */
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
 * The payments once a method is chosen. It takes whatever is still to be paid; where nothing is, or the method is of another
 * kind, it takes the place of all that was there.
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

/** One more way to pay, for whatever is still open: the first of the kind that is not used yet. */
export function withOneMore(payments: readonly PaymentForm[], key: string, total: Money) {
  const unused = methodsOf[kindOf(payments)].find((method) => payments.every(({ type }) => type !== method));
  if (unused === undefined) return payments;
  // What took the rest up to now is said aloud, so that there is a rest to be taken.
  const withAmounts = payments.map((payment): PaymentForm =>
    payment.amount === null
      ? { ...payment, amount: encoded(figure.money, openAmount(payments, total)) }
      : payment,
  );
  return [...withAmounts, newPayment(unused, key)];
}

/** Without one of them; the last one left pays everything. */
export function withoutPayment(payments: readonly PaymentForm[], key: string): readonly PaymentForm[] {
  const left = payments.filter((payment) => payment.key !== key);
  return left.length === 1 ? left.map((payment): PaymentForm => ({ ...payment, amount: null })) : left;
}

const typedSum = (payments: readonly PaymentForm[]): Money =>
  sumOf(payments.map(({ amount }) => decoded(figure.money, amount === '' ? 0 : (amount ?? 0))));

const restOf = (payments: readonly PaymentForm[], total: Money): Money => minus(total, typedSum(payments));

/** What the payment that takes the rest comes to. */
export function openAmount(payments: readonly PaymentForm[], total: Money): Money {
  const rest = restOf(payments, total);
  return rest > 0n ? rest : noMoney;
}

export const vouchersIn = (text: string): string[] =>
  text.split(/[\s,;]+/u).filter((number) => number !== '');

/** A payment as the rules know it, and where it stands on the screen. */
export interface PlacedPayment {
  readonly place: number;
  readonly payment: Payment;
}

/** What is handed over. What takes the rest is left out where there is none and others pay. */
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
