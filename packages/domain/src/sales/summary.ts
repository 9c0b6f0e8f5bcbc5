import type { ExchangeRate, Money } from '../amounts.ts';
import { refuseUnless } from '../refusal.ts';
import { buyerProblems } from './buyer-problems.ts';
import type { Buyer, Circumstances, LineTax, Payment } from './cart.ts';
import type { SalesInvoice } from './invoice-of.ts';
import { invoiceOfLines } from './invoice-of-lines.ts';
import { invoiceLinesMax } from './line-problems.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { paymentProblems } from './payment-problems.ts';
import { classOfPayments, paymentsInLek, settlementOf } from './payments.ts';
import { cashProblems, notesMax } from './sale-problems.ts';
import { problemIf, type SaleProblem } from './sale-problem.ts';
import { summaryLines, type OrderLine } from './summary-lines.ts';
import { fitsIntoMessage } from './summary-size.ts';

/** The maximum number of orders in one summary invoice. */
export const ordersSummedMax = 1000;

/**
 * The payment methods that leave an invoice unpaid until a summary invoice: orders and charges to a company
 * card.
 */
export const summedUpMethods = ['ORDER', 'COMPANY'] as const satisfies readonly PaymentMethod[];
export type SummedUpMethod = (typeof summedUpMethods)[number];

/**
 * The payment method, order or company card, because of which an invoice needs a summary invoice; null if it needs
 * none.
 */
export function summedUpMethod(
  payments: readonly { readonly method: PaymentMethod }[],
): SummedUpMethod | null {
  const [first, ...others] = payments;
  return others.length > 0 ? null : (summedUpMethods.find((method) => method === first?.method) ?? null);
}

/** One invoice that needs a summary invoice, minus its corrections, or several of them merged. */
export interface OrderToSum {
  readonly method: SummedUpMethod;
  readonly currency: string;
  /** The value of one unit of the currency in lek with eight decimals; one for the lek. */
  readonly exchangeRate: ExchangeRate;
  readonly hasVat: boolean;
  readonly isReverseCharge: boolean;
  readonly lines: readonly OrderLine[];
}

/**
 * Merges orders. Refuses orders that differ in currency, rate or taxation, because an invoice has only one of
 * each.
 */
export function mergedOrders(orders: readonly OrderToSum[]): OrderToSum {
  const [first] = orders;
  refuseUnless(first !== undefined && orders.every(({ lines }) => lines.length > 0), 'order-not-open');
  const { method, currency, exchangeRate, hasVat, isReverseCharge } = first;
  const facts = { method, currency, exchangeRate, hasVat, isReverseCharge };
  const kind = kindOf(first);
  refuseUnless(
    orders.every((order) => kindOf(order) === kind),
    'orders-differ',
  );
  const lines = summaryLines(orders.flatMap((order) => order.lines));
  refuseUnless(lines.length <= invoiceLinesMax && fitsIntoMessage(orders.length, lines), 'summary-too-long');
  return { ...facts, lines };
}

const kindOf = ({ method, currency, exchangeRate, hasVat, isReverseCharge }: OrderToSum): string =>
  [method, currency, exchangeRate, hasVat, isReverseCharge].join(' ');

/** The buyer and the payments of the summary invoice, as typed. */
export interface SummaryGiven {
  readonly payments: readonly Payment[];
  readonly buyer: Buyer | null;
  readonly notes: string;
}

export interface Summary {
  readonly invoice: SalesInvoice;
  /** The change for the buyer, in the currency of the orders. */
  readonly change: Money;
  /** All problems that prevent issuing. */
  readonly problems: readonly SaleProblem[];
}

/** The summary invoice of orders, paid in full by the given payments. */
export function summaryOf(orders: OrderToSum, given: SummaryGiven, rules: Circumstances): Summary {
  const { method: summed, lines, ...facts } = orders;
  const unpaid = invoiceOfLines({ ...facts, type: 'CASH' }, lines, []);
  const total = (unpaid.inCurrency ?? unpaid).totals.withVat;
  const { payments, change } = settlementOf(given.payments, total);
  const invoice: SalesInvoice = {
    ...unpaid,
    type: classOfPayments(payments) ?? 'CASH',
    payments: paymentsInLek(payments, facts.exchangeRate, total, unpaid.totals.withVat),
  };
  const problems = [
    ...paymentProblems({ payments }, rules, total),
    ...payments.flatMap(({ method }, place) =>
      problemIf(isStillOpen(method, summed), `payments.${place}.method`, 'choice'),
    ),
    ...cashProblems(given, rules, invoice),
    ...buyerProblems({ ...given, payments, lines: lines.map(taxOf), isReverseCharge: facts.isReverseCharge }),
    ...problemIf(given.notes.length > notesMax, 'notes', 'too-long', { limit: notesMax }),
  ];
  return { invoice, change, problems };
}

/**
 * Whether a payment with this method leaves the amount open, so that it cannot pay the summary invoice: an order is
 * paid later, and a company card cannot pay charges to company cards.
 */
const isStillOpen = (method: PaymentMethod, summed: SummedUpMethod): boolean =>
  method === 'ORDER' || method === summed;

const taxOf = ({ vatPercent, exemption }: OrderLine): { readonly tax: LineTax } => ({
  tax: vatPercent === null ? { exemption: exemption ?? 'TAX_FREE' } : { percent: vatPercent },
});
