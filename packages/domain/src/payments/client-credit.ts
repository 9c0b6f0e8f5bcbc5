import { asMoney, asPoints, decimalText, type ExchangeRate, type Money, type Points } from '../amounts.ts';
import type { SubjectSide } from '../accounting/subject-changes.ts';
import { baseCurrency } from '../reference/currencies.ts';
import { refuseUnless } from '../refusal.ts';
import { exchangeRateScale } from '../sales/exchange-rate.ts';
import type { PaymentProblem } from './settlement.ts';

/** The maximum amount in ALL that these points pay; `rate` is the value of one point. */
export const worthOfPoints = (points: Points, rate: ExchangeRate): Money =>
  asMoney((points * rate) / exchangeRateScale);

/**
 * The points that an amount in ALL costs. They are rounded up, so that no amount is free. The worth of points is
 * rounded down, so a balance is always enough to pay its worth.
 */
export const pointsOf = (amount: Money, rate: ExchangeRate): Points =>
  asPoints((amount * exchangeRateScale + rate - 1n) / rate);

/**
 * The points that a payment takes from the balance of a customer. Refused if the amount exceeds the worth of the
 * balance.
 */
export function pointsToTake(balance: Points, amount: Money, rate: ExchangeRate): Points {
  const points = pointsOf(amount, rate);
  refuseUnless(points <= balance, 'client-credit-short', {
    available: decimalText(worthOfPoints(balance, rate)),
  });
  return points;
}

interface CreditPayment {
  readonly side: SubjectSide;
  readonly kind: 'payment' | 'refund';
  readonly currency: string;
}

/** Why points cannot make this payment; empty if they can. They only pay what customers owe. */
export function creditPaymentProblems({ side, kind, currency }: CreditPayment): PaymentProblem[] {
  if (side !== 'customer' || kind !== 'payment')
    return [{ path: 'method', code: 'credit-pays-customers', limit: null }];
  return currency === baseCurrency ? [] : [{ path: 'currency', code: 'credit-in-lek', limit: null }];
}
