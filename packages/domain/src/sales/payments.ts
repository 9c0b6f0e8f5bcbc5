import { minus, negated, noMoney, plus, sumOf, type ExchangeRate, type Money } from '../amounts.ts';
import type { Payment } from './cart.ts';
import { exchanged } from './exchange-rate.ts';
import { itemAt } from './item-at.ts';
import { paymentMethods, type InvoiceClass, type PaymentMethod } from './payment-methods.ts';
import { sizeOf } from './rounding.ts';

/** A payment with its amount in lek. */
export interface PaymentInLek extends Payment {
  readonly amountInLek: Money;
}

/**
 * The class of an invoice with these payments; null without payments, or if they belong to different classes.
 */
export function classOfPayments(payments: readonly Pick<Payment, 'method'>[]): InvoiceClass | null {
  const [first, ...others] = new Set(payments.map(({ method }) => paymentMethods[method].settles));
  return first === undefined || others.length > 0 ? null : first;
}

const paidBy = (payments: readonly Payment[]): Money => sumOf(payments.map(({ amount }) => amount));

/** The open amount; negative if too much is paid. */
export function stillToPay(payments: readonly Payment[], total: Money): Money {
  return minus(total, paidBy(payments));
}

/** Adds the open amount as a payment of this method, or to the payment that already has this method. */
export function withRestPaidBy(payments: readonly Payment[], method: PaymentMethod, total: Money): Payment[] {
  const rest = stillToPay(payments, total);
  if (rest === 0n && payments.length > 0) return [...payments];
  if (payments.some((payment) => payment.method === method))
    return payments.map((payment) =>
      payment.method === method ? { ...payment, amount: plus(payment.amount, rest) } : payment,
    );
  return [...payments, { method, amount: rest, companyCard: null, vouchers: [] }];
}

export interface Settlement {
  /** The payments as the invoice shows them. */
  readonly payments: readonly Payment[];
  /** The change for the buyer. */
  readonly change: Money;
}

/**
 * Splits payments into the paid amounts and the change. Banknotes above the total are returned as change; an
 * overpayment by card or voucher is not.
 */
export function settlementOf(payments: readonly Payment[], total: Money): Settlement {
  const over = negated(stillToPay(payments, total));
  const notes = payments.find(({ method, amount }) => paymentMethods[method].givesChange && amount > 0n);
  if (notes === undefined || over <= 0n) return { payments, change: noMoney };
  const change = over < notes.amount ? over : notes.amount;
  const settled = payments.map((payment) =>
    payment === notes ? { ...payment, amount: minus(payment.amount, change) } : payment,
  );
  // Payments that were completely returned as change are dropped, unless the total is zero.
  const paying = settled.filter(({ amount }) => amount !== 0n);
  return { payments: paying.length > 0 ? paying : settled, change };
}

/**
 * Converts payments into lek. The largest payment absorbs the rounding difference, so that the payments differ from
 * the total in lek only if they differed before the conversion.
 */
export function paymentsInLek(
  payments: readonly Payment[],
  exchangeRate: ExchangeRate,
  total: Money,
  totalInLek: Money,
): PaymentInLek[] {
  const amounts = payments.map(({ amount }) => exchanged(amount, exchangeRate));
  const wanted = minus(totalInLek, exchanged(stillToPay(payments, total), exchangeRate));
  const rounding = minus(wanted, sumOf(amounts));
  const sizes = payments.map(({ amount }) => sizeOf(amount));
  const largest = sizes.reduce((best, size, place) => (size > itemAt(sizes, best) ? place : best), 0);
  return payments.map((payment, place) =>
    Object.assign({}, payment, {
      amountInLek: plus(itemAt(amounts, place), place === largest ? rounding : noMoney),
    }),
  );
}
