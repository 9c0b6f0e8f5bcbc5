import { baseCurrency, tiranaDateTime, writtenIban } from '@tezga/domain';
import type { Language, Phrases } from '@tezga/phrases';
import { countryName } from './country-name.ts';
import type {
  PrintedInvoice,
  PrintedLine,
  PrintedLineAmounts,
  PrintedReference,
  PrintedSums,
} from './printed-invoice.ts';
import { writtenAmount, writtenDay, writtenPercent, writtenRate } from './written-figures.ts';

export type Fact = readonly [label: string, value: string];

/** What is printed, and the words for it. */
export interface Printing {
  readonly invoice: PrintedInvoice;
  readonly words: Phrases;
  readonly language: Language;
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const isTold = ([, value]: Fact): boolean => value !== '';

/** 2026-11-15 18:42 in Tirana, to the second. */
const moment = (at: Date): string => tiranaDateTime(at, { seconds: true });

export function titleOf({ invoice, words }: Printing): string {
  return words.print.labels[invoice.kind];
}

/** What must be seen at once: that it is a copy, that it is not fiscalized yet. */
export function marksOf({ invoice, words: { print } }: Printing): string[] {
  return [...(invoice.isCopy ? [print.copyMark] : []), ...(invoice.isPending ? [print.pendingMark] : [])];
}

export function sellerFacts({ invoice: { seller }, words: { print }, language }: Printing): Fact[] {
  const facts: Fact[] = [
    [print.labels.nuis, seller.nuis],
    [print.labels.address, placeOf(seller, language)],
    [print.phone, seller.phone],
    [print.email, seller.email],
    [print.website, seller.website],
  ];
  return facts.filter(isTold);
}

export function buyerFacts({ invoice: { buyer }, words, language }: Printing): Fact[] {
  if (buyer === null) return [];
  const facts: Fact[] = [
    [words.customers.form.numberOf[buyer.idType], buyer.idNumber],
    [words.print.labels.address, placeOf(buyer, language)],
  ];
  return facts.filter(isTold);
}

interface Place {
  readonly address: string;
  readonly town: string;
  readonly country: string;
}

function placeOf({ address, town, country }: Place, language: Language): string {
  return [address, town, countryName(country, language)].filter((part) => part !== '').join(', ');
}

/** All but the number, which stands with the title. */
export function detailFacts({ invoice, words: { print } }: Printing): Fact[] {
  const { labels } = print;
  const { supplyPeriod, payDeadline, currency, operatorName } = invoice;
  const facts: Fact[] = [
    [labels.issueDate, moment(invoice.issuedAt)],
    supplyPeriod === null || supplyPeriod.start === supplyPeriod.end
      ? [labels.supplyDate, writtenDay(supplyPeriod?.start ?? '')]
      : [labels.supplyPeriod, `${writtenDay(supplyPeriod.start)} – ${writtenDay(supplyPeriod.end)}`],
    [labels.dueDate, writtenDay(payDeadline ?? '')],
    [labels.businessUnit, invoice.businessUnitCode],
    [labels.tcr, invoice.cashDeviceCode ?? ''],
    [labels.operator, joined([invoice.operatorCode, operatorName ?? ''])],
    [labels.softwareCode, invoice.softwareCode],
    [labels.currency, currency?.code ?? ''],
    [labels.exchangeRate, currency === null ? '' : `${writtenRate(currency.exchangeRate)} ${baseCurrency}`],
  ];
  return facts.filter(isTold);
}

/** Told in the currency of the invoice where each of its lines is known in it, else in lek as to the tax authority. */
export function lineCurrency({ currency, lines }: PrintedInvoice): string {
  return currency !== null && lines.every(({ inCurrency }) => inCurrency !== null)
    ? currency.code
    : baseCurrency;
}

export function amountsOf(line: PrintedLine, currency: string): PrintedLineAmounts {
  return currency === baseCurrency ? line : (line.inCurrency ?? line);
}

/** In lek, and where the invoice is in another currency in that before it. */
export function toldTotals({ currency, totals }: PrintedInvoice): { code: string; sums: PrintedSums }[] {
  const inLek = { code: baseCurrency, sums: totals };
  return currency === null ? [inLek] : [{ code: currency.code, sums: currency.totals }, inLek];
}

/** The rate of VAT, or in a word why there is none. */
export function taxMark(
  { vatPercent, exemption }: Pick<PrintedLine, 'vatPercent' | 'exemption'>,
  { print }: Phrases,
): string {
  if (exemption !== null) return print.exemptionMarks[exemption];
  return vatPercent === null ? '' : writtenPercent(vatPercent * 100n);
}

/** Why lines have no VAT, each reason once. */
export function reasonFacts({ invoice, words }: Printing): Fact[] {
  const { labels, exemptions } = words.print;
  const codes = invoice.lines.flatMap(({ exemption }) => (exemption === null ? [] : [exemption]));
  const reasons = new Set(codes.map((code) => exemptions[code]));
  const facts: Fact[] = [
    [labels.exemption, [...reasons].join('; ')],
    [labels.vatAmount, invoice.isReverseCharge ? labels.reverseCharge : ''],
  ];
  return facts.filter(isTold);
}

export function paymentFacts({ invoice, words: { print } }: Printing): Fact[] {
  const { payments, change, currency } = invoice;
  const paid = payments.map(({ method, amount, inCurrency, details }): Fact => {
    const name = print.paymentMethods[method];
    const isForeign = currency !== null && inCurrency !== null;
    return [
      details === null ? name : `${name} ${details}`,
      isForeign
        ? `${writtenAmount(inCurrency)} ${currency.code}`
        : `${writtenAmount(amount)} ${baseCurrency}`,
    ];
  });
  return change === 0n ? paid : [...paid, [print.labels.change, `${writtenAmount(change)} ${baseCurrency}`]];
}

/** Each account in two lines: the bank with the currency, IBAN with SWIFT. */
export function bankLines({ bankAccounts }: PrintedInvoice): string[] {
  return bankAccounts.map(
    ({ bank, iban, swift, currency }) => `${joined([bank, currency])}\n${joined([writtenIban(iban), swift])}`,
  );
}

/** The invoices this one names, by why it names them. */
export function referenceFacts({ invoice: { references }, words: { print } }: Printing): Fact[] {
  const labelOf: Record<PrintedReference['relation'], string> = {
    corrected: print.labels.correctedInvoice,
    cancelled: print.labels.cancelledInvoice,
    summarized: print.summarized,
    badDebt: print.badDebt,
  };
  const relations = [...new Set(references.map(({ relation }) => relation))];
  return relations.map((relation): Fact => {
    const named = references.filter((reference) => reference.relation === relation);
    return [labelOf[relation], named.map(referenceText).join('\n')];
  });
}

const referenceText = ({ iic, number, issuedAt }: PrintedReference): string =>
  joined([number ?? '', iic, moment(issuedAt)]);

/** The codes under which the tax authority knows the invoice. */
export function codeFacts({ invoice: { iic, fic, eic, isPending }, words: { print } }: Printing): Fact[] {
  const facts: Fact[] = [
    [print.labels.nslf, iic],
    [print.labels.nivf, fic ?? (isPending ? print.pendingMark : '')],
    [print.labels.eic, eic ?? ''],
  ];
  return facts.filter(isTold);
}
