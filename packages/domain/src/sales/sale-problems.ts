import { isFiscalNameCut } from '../fiscalization/fiscal-name.ts';
import { plus, sumOf, type Money } from '../amounts.ts';
import { baseCurrency, isCurrencyCode } from '../reference/currencies.ts';
import { isBusiness } from './buyer-problems.ts';
import type { Cart, Circumstances } from './cart.ts';
import { cashLimitOn } from './cash-limits.ts';
import { documentProblems } from './document-problems.ts';
import { documentReckoning, invoiceOf, type SalesInvoice } from './invoice-of.ts';
import { lineProblems } from './line-problems.ts';
import { paymentProblems } from './payment-problems.ts';
import { problemIf, type SaleProblem } from './sale-problem.ts';

export const notesMax = 499;

/** All problems that prevent issuing a cart; empty if it may be issued. */
export function saleProblems(cart: Cart, circumstances: Circumstances): SaleProblem[] {
  const ofCurrency = currencyProblems(cart);
  const invoice = ofCurrency.length === 0 ? invoiceOf(cart, circumstances) : null;
  const { totals } = invoice?.inCurrency ?? invoice ?? documentReckoning(cart, circumstances);
  return [
    ...lineProblems(cart, circumstances),
    ...ofCurrency,
    ...paymentProblems(cart, circumstances, totals.withVat),
    ...(invoice === null ? [] : cashProblems(cart, circumstances, invoice)),
    ...documentProblems(cart, circumstances),
    ...problemIf(cart.notes.length > notesMax, 'notes', 'too-long', { limit: notesMax }),
  ];
}

/** Warnings, which do not prevent issuing. */
export function saleWarnings(cart: Cart, circumstances: Circumstances): SaleProblem[] {
  return [...cutNames(cart), ...individualCash(cart, circumstances)];
}

/** A single warning, even if several names are too long for the fiscal message. */
function cutNames({ lines }: Cart): SaleProblem[] {
  const place = lines.findIndex(({ name }) => isFiscalNameCut(name));
  return problemIf(place >= 0, `lines.${place}.name`, 'name-cut');
}

function individualCash(cart: Cart, circumstances: Circumstances): SaleProblem[] {
  const limit = cashLimitOn(circumstances.day, circumstances.cashLimits)?.withIndividual ?? null;
  if (limit === null || isBusiness(cart.buyer) || currencyProblems(cart).length > 0) return [];
  // For payments between a business and an individual, the law counts only banknotes.
  const banknotes = sumOf(
    invoiceOf(cart, circumstances)
      .payments.filter(({ method }) => method === 'BANKNOTE')
      .map(({ amountInLek }) => amountInLek),
  );
  return problemIf(banknotes > limit, 'payments', 'cash-limit-individual', { amount: limit });
}

function currencyProblems({ currency, exchangeRate }: Cart): SaleProblem[] {
  if (currency === baseCurrency) return [];
  return [
    ...problemIf(!isCurrencyCode(currency), 'currency', 'currency'),
    ...problemIf(exchangeRate === null, 'exchangeRate', 'required'),
    ...problemIf(exchangeRate !== null && exchangeRate <= 0n, 'exchangeRate', 'positive'),
  ];
}

/**
 * The problems with the cash limit. The tax authority counts the whole cash invoice, including payments by
 * card.
 */
export function cashProblems(
  { buyer }: Pick<Cart, 'buyer'>,
  { day, cashLimits }: Circumstances,
  { type, totals }: Pick<SalesInvoice, 'type' | 'totals'>,
): SaleProblem[] {
  const limit = cashLimitOn(day, cashLimits)?.betweenBusinesses;
  const isOver = limit !== undefined && type === 'CASH' && isBusiness(buyer) && totals.withVat > limit;
  return problemIf(isOver, 'payments', 'cash-limit', { amount: limit ?? null });
}

/**
 * The problems with the cash limit of a correction: its additional payment counts together with all earlier
 * payments of the invoice, in lek.
 */
export function correctionCashProblems(
  cart: Pick<Cart, 'buyer'>,
  circumstances: Circumstances,
  { type, totals }: Pick<SalesInvoice, 'type' | 'totals'>,
  paidBefore: Money,
): SaleProblem[] {
  if (totals.withVat <= 0n) return [];
  const counted = { ...totals, withVat: plus(paidBefore, totals.withVat) };
  return cashProblems(cart, circumstances, { type, totals: counted });
}
