import { baseCurrency, negated, noMoney, tiranaDateTime, type Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { hasValue, type Fact } from './invoice-facts.ts';
import type { PrintedPaidDocument, PrintedPaymentReceipt } from './printed-payment-receipt.ts';
import { writtenAmount, writtenDay, writtenRate } from './written-figures.ts';

/** A payment and the phrases to print it with. */
export interface PaymentPrinting {
  readonly payment: PrintedPaymentReceipt;
  readonly words: Phrases;
}

export const paymentName = ({ payment: { title, number }, words }: PaymentPrinting): string =>
  `${words.payments.receipt.titles[title]} ${number}`;

export const inCurrency = (amount: Money, currency: string): string => `${writtenAmount(amount)} ${currency}`;

/**
 * The open amount of a document. A credit is stored as a negative amount, and is written without its sign.
 */
export const openOf = ({ open, currency }: PrintedPaidDocument): string =>
  inCurrency(open < 0n ? negated(open) : open, currency);

export const documentNameOf = (
  { isAdvance, number }: PrintedPaidDocument,
  { payments: { card } }: Phrases,
): string => (isAdvance ? card.advance(number) : number);

/**
 * Whether the paid amounts are also printed in ALL: only if the payment or a document is in another currency.
 */
export const hasForeign = ({ payment: { currency, documents } }: PaymentPrinting): boolean =>
  [currency, ...documents.map((document) => document.currency)].some((each) => each !== baseCurrency);

export function issuerFacts({ payment: { issuer }, words: { print } }: PaymentPrinting): Fact[] {
  const facts: Fact[] = [
    [print.labels.nuis, issuer.nuis],
    [print.labels.address, [issuer.address, issuer.town].filter((part) => part !== '').join(', ')],
    [print.phone, issuer.phone],
    [print.email, issuer.email],
  ];
  return facts.filter(hasValue);
}

export function subjectFacts({ payment: { subject }, words: { customers } }: PaymentPrinting): Fact[] {
  const number: Fact = [customers.form.numberOf[subject.idType], subject.idNumber];
  return [number].filter(hasValue);
}

/** The day, the payment method, the rate, and who paid and received the money. */
export function paymentFacts({ payment, words: { payments, print } }: PaymentPrinting): Fact[] {
  const { receipt, form } = payments;
  const facts: Fact[] = [
    [form.date, writtenDay(payment.day)],
    [form.method, payment.method === null ? '' : form.methods[payment.method]],
    [payments.payment.place, payment.place],
    [print.labels.currency, payment.currency],
    [print.labels.exchangeRate, rateOf(payment)],
    [receipt.paidBy, payment.payer],
    [receipt.receivedBy, payment.recipient],
    [payments.payment.by, payment.userName],
    [receipt.reverses, payment.reverses ?? ''],
    [receipt.reversedBy, payment.reversedBy ?? ''],
    [form.note, payment.note],
  ];
  return facts.filter(hasValue);
}

const rateOf = ({ currency, exchangeRate }: PrintedPaymentReceipt): string =>
  currency === baseCurrency ? '' : writtenRate(exchangeRate);

/** The sums below the documents. */
export function paymentSums({ payment, words: { payments } }: PaymentPrinting): Fact[] {
  const { amount, amountInLek, currency, rest, otherShops } = payment;
  return [
    ...(otherShops === noMoney
      ? []
      : [[payments.receipt.otherShops, inCurrency(otherShops, baseCurrency)] as const]),
    ...(rest === noMoney ? [] : [[payments.payment.rest, inCurrency(rest, currency)] as const]),
    ...(currency === baseCurrency
      ? []
      : [[payments.receipt.inLek, inCurrency(amountInLek, baseCurrency)] as const]),
    [payments.form.amount, inCurrency(amount, currency)],
  ];
}

/** A note with the time of printing, because later payments change the open amounts. */
export const openNote = ({ payment: { printedAt }, words }: PaymentPrinting): string =>
  words.payments.receipt.openAt(tiranaDateTime(printedAt));
