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
import { isTellable } from './summary-size.ts';

/** So many invoices can be told in one that sums them up. */
export const ordersSummedMost = 1000;

/** What is settled later, by the invoice that sums it up: orders, and what was charged to a company card. */
export const summedUpMethods = ['ORDER', 'COMPANY'] as const satisfies readonly PaymentMethod[];
export type SummedUpMethod = (typeof summedUpMethods)[number];

/** How an invoice waits to be summed up; null for one that is paid otherwise, in whole or in part. */
export function summedUpMethod(
  payments: readonly { readonly method: PaymentMethod }[],
): SummedUpMethod | null {
  const [first, ...others] = payments;
  return others.length > 0 ? null : (summedUpMethods.find((method) => method === first?.method) ?? null);
}

/** An invoice that waits to be summed up, with what its corrections left of it; or several as one. */
export interface OrderToSum {
  readonly method: SummedUpMethod;
  readonly currency: string;
  /** Lek for one unit with eight decimals; one for the lek. */
  readonly exchangeRate: ExchangeRate;
  readonly hasVat: boolean;
  readonly isReverseCharge: boolean;
  readonly lines: readonly OrderLine[];
}

/** Orders as one, or why they cannot be: one invoice has one currency, one rate and one way of being taxed. */
export function ordersTogether(orders: readonly OrderToSum[]): OrderToSum {
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
  refuseUnless(lines.length <= invoiceLinesMax && isTellable(orders.length, lines), 'summary-too-long');
  return { ...facts, lines };
}

const kindOf = ({ method, currency, exchangeRate, hasVat, isReverseCharge }: OrderToSum): string =>
  [method, currency, exchangeRate, hasVat, isReverseCharge].join(' ');

/** Who pays for the orders, and how, as it is typed. */
export interface SummaryGiven {
  readonly payments: readonly Payment[];
  readonly buyer: Buyer | null;
  readonly notes: string;
}

export interface Summary {
  readonly invoice: SalesInvoice;
  /** What the buyer gets back, in the currency of the orders. */
  readonly change: Money;
  /** Everything that keeps it from being issued. */
  readonly problems: readonly SaleProblem[];
}

/** The invoice that sums up orders: paid in full by what was really given. */
export function summaryOf(together: OrderToSum, given: SummaryGiven, rules: Circumstances): Summary {
  const { method: summed, lines, ...facts } = together;
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

/** An order settles nothing, and what was charged to a company card is not settled by another. */
const isStillOpen = (method: PaymentMethod, summed: SummedUpMethod): boolean =>
  method === 'ORDER' || method === summed;

const taxOf = ({ vatPercent, exemption }: OrderLine): { readonly tax: LineTax } => ({
  tax: vatPercent === null ? { exemption: exemption ?? 'TAX_FREE' } : { percent: vatPercent },
});
