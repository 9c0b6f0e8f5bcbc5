import { contract, decoded, encoded, figure, type WireInputOf } from '@tezga/contract';
import {
  asExchangeRate,
  baseCurrency,
  comesIn,
  minus,
  mirrored,
  negated,
  settle,
  settlementProblems,
  sumOf,
  type ExchangeRate,
  type Money,
  type OpenItem,
  type PaidMoney,
} from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { OpenDocument, SubjectOf } from './queries.ts';

export type PaymentValues = WireInputOf<typeof contract.payments.pay>;
export const paymentSchema = contract.payments.pay.input;

export type FormKind = 'payment' | 'refund';

/** The value of an empty number field. */
const noNumber = '' as unknown as number;

interface Beginning extends SubjectOf {
  readonly paymentId: string;
  readonly today: string;
  /** The open document that the URL names; undefined if the URL names none, or if the document is not open. */
  readonly document: OpenDocument | undefined;
}

/**
 * The initial values of a payment: today and with banknotes. It pays the document that the URL names, in whole and in
 * its currency; without a document it is in ALL, and its amount is empty.
 */
export const newPayment = ({ paymentId, today, document, type, subjectId }: Beginning): PaymentValues => ({
  paymentId,
  type,
  subjectId,
  method: 'BANKNOTE',
  accountId: null,
  tillId: null,
  date: today,
  currency: document?.currency ?? baseCurrency,
  exRate: null,
  amount: document === undefined ? noNumber : encoded(figure.money, leftOf(document)),
  note: '',
  documents: document === undefined ? [] : [{ _id: document._id }],
  keepRest: false,
});

export const documentName = (
  words: Phrases['payments']['card'],
  { isAdvance, number }: Pick<OpenDocument, 'isAdvance' | 'number'>,
): string => (isAdvance ? words.advance(number) : number);

const chosenIds = ({ documents = [] }: PaymentValues) => documents.map(({ _id }) => _id);

/** The foreign currency of the documents to pay, for which a payment in ALL needs a rate; null if all are in ALL. */
export function foreignDebt(values: PaymentValues, documents: readonly OpenDocument[]): string | null {
  const ids = chosenIds(values);
  const meant = ids.length === 0 ? documents : documents.filter(({ _id }) => ids.includes(_id));
  return meant.find(({ currency }) => currency !== baseCurrency)?.currency ?? null;
}

/** The currency whose exchange rate the form asks for; null if the payment needs no rate. */
export function rateCurrency(values: PaymentValues, documents: readonly OpenDocument[]): string | null {
  const { currency = baseCurrency } = values;
  return currency === baseCurrency ? foreignDebt(values, documents) : currency;
}

/** Adds a document to the payment, or removes it; the documents stay in the order of the list. */
export function withDocument(
  values: PaymentValues,
  documents: readonly OpenDocument[],
  documentId: string,
): NonNullable<PaymentValues['documents']> {
  const chosen = new Map((values.documents ?? []).map((each) => [each._id, each]));
  if (!chosen.delete(documentId)) chosen.set(documentId, { _id: documentId });
  return documents.flatMap(({ _id }) => chosen.get(_id) ?? []);
}

/** Sets how much of a chosen document is paid; null for as much as the payment covers. */
export const withAmount = (
  { documents = [] }: PaymentValues,
  documentId: string,
  amount: number | null,
): NonNullable<PaymentValues['documents']> =>
  documents.map((each) => (each._id === documentId ? { ...each, amount } : each));

/** The typed amount of a chosen document; null if none was typed. */
export function typedAmount({ documents = [] }: PaymentValues, documentId: string): Money | null {
  const amount = documents.find(({ _id }) => _id === documentId)?.amount ?? null;
  return amount === null ? null : decoded(figure.money, amount);
}

/** The open amount of a debt or a credit, without sign. */
export const leftOf = ({ openMon }: Pick<OpenDocument, 'openMon'>): Money =>
  openMon < 0n ? negated(openMon) : openMon;

/**
 * The sum of the chosen documents, with their typed amounts or else their open amounts, if all are in the currency of the
 * payment; otherwise null.
 */
export function openOfChosen(values: PaymentValues, documents: readonly OpenDocument[]): number | null {
  const ids = chosenIds(values);
  const chosen = documents.filter(({ _id }) => ids.includes(_id));
  if (chosen.length === 0 || chosen.some(({ currency }) => currency !== values.currency)) return null;
  const sum = sumOf(chosen.map((document) => typedAmount(values, document._id) ?? leftOf(document)));
  return encoded(figure.money, sum);
}

export interface Preview {
  /** How much of each document is settled, by document id, in the currency of the document. */
  readonly settled: ReadonlyMap<string, Money>;
  readonly worth: Money;
  readonly settledInLek: Money;
  /** The exchange difference; a gain is positive. */
  readonly rateDifference: Money;
  /** What is left of the amount after all documents, in the currency of the payment. */
  readonly rest: Money;
}

/**
 * A preview of the payment, computed by the rule of the server; null until an amount is typed, 'cannot-pay' if the
 * server would refuse the currency of the payment, and 'more-than-left' if it would refuse the amount of a document.
 */
export function previewOf(
  kind: FormKind,
  values: PaymentValues,
  documents: readonly OpenDocument[],
): Preview | 'cannot-pay' | 'more-than-left' | null {
  const money = moneyOf(values);
  if (money === null) return null;
  const open = documents.map(itemOf);
  const items = kind === 'refund' ? open.map(mirrored) : open;
  const wanted = chosenIds(values).map((documentId) => ({
    documentId,
    amount: typedAmount(values, documentId),
  }));
  const problems = settlementProblems(items, wanted, money);
  if (problems.length > 0)
    return problems.every(({ code }) => code === 'more-than-left') ? 'more-than-left' : 'cannot-pay';
  const { allocations, rest } = settle(items, wanted.length === 0 ? 'oldest-first' : wanted, money);
  const worth = sumOf(allocations.map((each) => each.worth));
  const settledInLek = sumOf(allocations.map((each) => each.settled.all));
  const more = minus(worth, settledInLek);
  const isIn = comesIn({ side: values.type ?? 'customer', kind });
  return {
    settled: new Map(allocations.map(({ item, settled }) => [item.documentId, settled.mon])),
    worth,
    settledInLek,
    rateDifference: isIn ? more : negated(more),
    rest: rest.mon,
  };
}

const itemOf = (document: OpenDocument): OpenItem => ({
  documentId: document._id,
  isAdvance: document.isAdvance,
  currency: document.currency,
  exchangeRate: document.exRate,
  open: { all: document.open, mon: document.openMon },
});

const rateOfLek = asExchangeRate(100_000_000n);

function moneyOf({ currency = baseCurrency, amount, exRate = null }: PaymentValues): PaidMoney | null {
  const typed: readonly unknown[] = [amount, exRate];
  if (typeof typed[0] !== 'number' || amount <= 0) return null;
  const rate: ExchangeRate | null =
    exRate === null || typeof typed[1] !== 'number' || exRate <= 0
      ? null
      : decoded(figure.exchangeRate, exRate);
  const paid = decoded(figure.money, amount);
  if (currency === baseCurrency) return { currency, amount: paid, exchangeRate: rateOfLek, debtRate: rate };
  return rate === null ? null : { currency, amount: paid, exchangeRate: rate, debtRate: null };
}
