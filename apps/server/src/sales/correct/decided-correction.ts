import type { contract } from '@tezga/contract';
import {
  boughtLineProblems,
  correctionCashProblems,
  endedTakenBack,
  invoiceLinesMax,
  invoiceOf,
  invoiceOfLines,
  lineProblems,
  paymentProblems,
  paymentsInLek,
  paymentsLeft,
  plainSale,
  refundOf,
  rightsProblems,
  refuseUnless,
  summedUpMethod,
  supplyProblems,
  takenBackLine,
  classOfPayments,
  type Cart,
  type Circumstances,
  type EndedAdvance,
  type InvoiceLine,
  type Money,
  type Payment,
  type Pricing,
  type Quantity,
  type RefusalCode,
  type SaleDocument,
  type SaleProblem,
  type SalesInvoice,
} from '@tezga/domain';
import type { z } from 'zod';
import { lineOf, problemOfInput } from '../issue/cart-of.ts';
import type { CorrectedInvoice } from './corrected-invoice.ts';

export type CorrectionInput = z.output<typeof contract.sales.quoteCorrection.input>;

export interface DecidedCorrection {
  readonly invoice: SalesInvoice;
  /** Whether the correction takes back everything that is left of the invoice and sells nothing instead. */
  readonly isCancellation: boolean;
  /** For each line, the parts of advances that it gives back. */
  readonly ended: readonly (readonly EndedAdvance[])[];
}

export type Hindrance = Extract<
  RefusalCode,
  'invoice-refused' | 'nothing-to-correct' | 'order-already-used' | 'advance-already-used' | 'debt-given-up'
>;

/** Why the invoice cannot be corrected; null if it can. */
export function hindranceOf({ isRefused, usedAs, about, lines }: CorrectedInvoice): Hindrance | null {
  if (isRefused) return 'invoice-refused';
  if (usedAs.has('sums-up')) return 'order-already-used';
  if (usedAs.has('advance')) return 'advance-already-used';
  if (usedAs.has('bad-debt') || about.some(({ relation }) => relation === 'bad-debt')) return 'debt-given-up';
  return lines.some(({ quantity }) => quantity > 0n) ? null : 'nothing-to-correct';
}

/** Validates the request and builds the correction, or throws a refusal. */
export function decidedCorrection(
  corrected: CorrectedInvoice,
  input: CorrectionInput,
  circumstances: Circumstances & { readonly pricing: Pricing },
): DecidedCorrection {
  const hindrance = hindranceOf(corrected);
  if (hindrance !== null) refuseUnless(false, hindrance);
  refuseUnless(canStateSameVat(corrected.row, circumstances), 'vat-status-changed');
  const wanted = input.isWhole
    ? corrected.lines
        .filter(({ quantity }) => quantity > 0n)
        .map(({ place, quantity }) => ({ place, quantity }))
    : input.lines.map(({ place, quantity }) => ({ place, quantity }));
  refuse(takenProblems(corrected, wanted, input));
  const chosen = corrected.lines.flatMap((left) => {
    const line = wanted.find(({ place }) => place === left.place);
    return line === undefined ? [] : [{ left, quantity: line.quantity }];
  });
  const taken = chosen.map(({ left, quantity }) => takenBackLine(left, quantity));
  refuse(supplyProblems(supplyOf(input), circumstances.day, (field) => field));
  // The VAT status of added lines is that of the corrected invoice, not the current one of the business.
  const added = addedLines(corrected, input, { ...circumstances, isIssuerInVat: corrected.row.hasVat });
  const lines = [...taken, ...added];
  const facts = invoiceOfLines(factsOf(corrected), lines, []);
  const totals = (facts.inCurrency ?? facts).totals;
  const payments = paymentsOf(corrected, input, totals.withVat);
  const ofMethod = paymentProblems({ payments }, { isCorrective: true }, totals.withVat);
  refuse(input.payments === null ? [] : [...ofMethod, ...moneyProblems(corrected, payments, totals.withVat)]);
  refuse(lines.length > invoiceLinesMax ? [problem('lines', 'too-large')] : []);
  refuse(correctionCashProblems(corrected.row, circumstances, facts, corrected.chain.total));
  const inLek = paymentsInLek(payments, corrected.exchangeRate, totals.withVat, facts.totals.withVat);
  const isAllTaken = corrected.lines.every(
    ({ place, quantity }) => quantity === (wanted.find((line) => line.place === place)?.quantity ?? 0n),
  );
  return {
    invoice: invoiceOfLines(factsOf(corrected), lines, inLek),
    isCancellation: added.length === 0 && isAllTaken,
    ended: chosen.map(({ left, quantity }) => endedTakenBack(left, quantity)),
  };
}

/**
 * False if the invoice has VAT and the business has left the VAT scheme since: then the business can issue no
 * correction with VAT.
 */
export function canStateSameVat(
  { hasVat, isReverseCharge, document }: CorrectedInvoice['row'],
  { isIssuerInVat }: Pick<Circumstances, 'isIssuerInVat'>,
): boolean {
  return !hasVat || isIssuerInVat || isReverseCharge || (document?.selfIssue ?? null) !== null;
}

/** The corrected supply period. If only its start or only its end is given, it is a single day. */
export function supplyOf({
  supplyStart = null,
  supplyEnd = null,
}: {
  readonly supplyStart?: string | null;
  readonly supplyEnd?: string | null;
}): SaleDocument['supply'] {
  const [start, end] = [supplyStart ?? supplyEnd, supplyEnd ?? supplyStart];
  return start === null || end === null ? null : { start, end };
}

function factsOf({ row, exchangeRate }: CorrectedInvoice) {
  const { type, hasVat, isReverseCharge, currency } = row;
  return { type, hasVat, isReverseCharge, currency, exchangeRate };
}

interface Wanted {
  readonly place: number;
  readonly quantity: Quantity;
}

const problem = (path: string, code: SaleProblem['code']): SaleProblem => ({
  path,
  code,
  limit: null,
  amount: null,
});

function takenProblems(
  { lines }: CorrectedInvoice,
  wanted: readonly Wanted[],
  { added }: CorrectionInput,
): SaleProblem[] {
  if (wanted.length === 0 && added.length === 0) return [problem('lines', 'required')];
  return wanted.flatMap(({ place, quantity }, index) => {
    const left = lines.find((line) => line.place === place);
    if (left === undefined) return [problem(`lines.${index}.place`, 'choice')];
    if (wanted.findIndex((other) => other.place === place) < index)
      return [problem(`lines.${index}.place`, 'twice')];
    return quantity > left.quantity ? [problem(`lines.${index}.quantity`, 'more-than-left')] : [];
  });
}

/** The lines that the correction sells instead, in the currency and at the exchange rate of the invoice. */
function addedLines(
  { row, exchangeRate }: CorrectedInvoice,
  { added, pricesIncludeVat }: CorrectionInput,
  circumstances: Circumstances & { readonly pricing: Pricing },
): readonly InvoiceLine[] {
  if (added.length === 0) return [];
  const cart: Cart = {
    lines: added.map(lineOf),
    pricesIncludeVat,
    currency: row.currency,
    exchangeRate,
    payments: [],
    buyer: row.buyer,
    isReverseCharge: row.isReverseCharge,
    notes: '',
    document: row.document ?? plainSale,
  };
  const ofBought =
    row.document?.isBuying === true ? boughtLineProblems(cart, circumstances.isIssuerInVat) : [];
  // `exchangeRate: null` skips the check whether the seller may change the rate, because a correction always has the
  // rate of the invoice.
  const ofRights = rightsProblems({ ...cart, exchangeRate: null }, circumstances.pricing);
  refuse([...lineProblems(cart, circumstances), ...ofBought, ...ofRights], (path) =>
    path.replace(/^lines/, 'added'),
  );
  return invoiceOf(cart, circumstances).lines;
}

/** The payments of the request; without any, the refund goes to the invoice's own payment methods. */
function paymentsOf(
  { payments, refunds }: CorrectedInvoice,
  input: CorrectionInput,
  total: Money,
): readonly Payment[] {
  if (input.payments === null) return refundOf(paymentsLeft(payments, refunds), total);
  return input.payments.map(({ type, amount }) => {
    const before = payments.find(({ method }) => method === type);
    return {
      method: type,
      amount: amount,
      companyCard: before?.companyCard ?? null,
      vouchers: before?.vouchers ?? [],
    };
  });
}

/**
 * Refuses a refund of another class than the payments of the invoice, such as a bank refund of a cash sale. Orders
 * and company cards are refunded by the same method. All amounts must have the sign of the total.
 */
function moneyProblems(
  { row, payments: before }: CorrectedInvoice,
  payments: readonly Payment[],
  total: Money,
): SaleProblem[] {
  const only = summedUpMethod(before);
  const isFitting = payments.every(({ method }) => (only === null ? method !== 'ORDER' : method === only));
  const isOneWay = payments.every(({ amount }) => (total < 0n ? amount <= 0n : amount >= 0n));
  if (classOfPayments(payments) === row.type && isFitting && isOneWay) return [];
  return [problem('payments', 'payments-mixed')];
}

function refuse(problems: readonly SaleProblem[], placed = (path: string) => path): void {
  refuseUnless(problems.length === 0, 'invalid-input', {
    problems: problems.map((each) => problemOfInput({ ...each, path: placed(each.path) })),
  });
}

/** The totals of a correction, with the field names of the contract. */
export const totalsReply = ({ withoutVat, vat, withVat }: SalesInvoice['totals']) => ({
  totalPriceWithoutVAT: withoutVat,
  totalVATAmount: vat,
  totalPrice: withVat,
});
