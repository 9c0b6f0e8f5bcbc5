import { asPercent, baseCurrency, tiranaDateTime, writtenIban } from '@tezga/domain';
import type { Language, Phrases } from '@tezga/phrases';
import { countryName } from './country-name.ts';
import type {
  DocumentKind,
  PrintedEInvoice,
  PrintedInvoice,
  PrintedLine,
  PrintedLineAmounts,
  PrintedSums,
} from './printed-invoice.ts';
import { writtenAmount, writtenDay, writtenPercent, writtenRate } from './written-figures.ts';

export type Fact = readonly [label: string, value: string];

/** An invoice, and the phrases and the language to print it in. */
export interface Printing {
  readonly invoice: PrintedInvoice;
  readonly words: Phrases;
  readonly language: Language;
}

export const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

export const hasValue = ([, value]: Fact): boolean => value !== '';

/** A moment in Tirana time, with seconds. */
export const moment = (at: Date): string => tiranaDateTime(at, { seconds: true });

export function titleOf({ invoice, words }: Printing): string {
  return words.print.labels[invoice.kind];
}

/** The title of the document, with its number if it has one. */
export function nameOf(printing: Printing): string {
  const { number } = printing.invoice;
  return number === null ? titleOf(printing) : `${titleOf(printing)} ${number}`;
}

/** The kinds of documents that say on the paper that they are not a receipt. */
const noReceipts: ReadonlySet<DocumentKind> = new Set(['order']);
const noInvoices: ReadonlySet<DocumentKind> = new Set(['proForma']);

/** The lines below the title: "also an e-invoice", "not a receipt", "not a fiscal invoice". */
export function remarksOfTitle({ invoice: { kind, eInvoice }, words: { print } }: Printing): string[] {
  return [
    ...(eInvoice === null || kind === 'eInvoice' ? [] : [print.labels.eInvoice]),
    ...(noReceipts.has(kind) ? [print.noReceipt] : []),
    ...(noInvoices.has(kind) ? [print.noInvoice] : []),
  ];
}

/** The large marks: copy, not fiscalized yet, never fiscalized, no EIC yet. */
export function marksOf({ invoice, words: { print } }: Printing): string[] {
  const { isCopy, isPending, eInvoice } = invoice;
  return [
    ...(isCopy ? [print.copyMark] : []),
    ...(isPending ? [unfiscalizedMark(invoice, print)] : []),
    ...(!isPending && eInvoice?.eic === null ? [print.eInvoicePendingMark] : []),
  ];
}

/** The facts of the invoice, without the number, which is in the title. */
export function detailFacts({ invoice, words: { print }, language }: Printing): Fact[] {
  const { labels } = print;
  const { supplyPeriod, payDeadline, currency, operatorName, lateReason, selfIssue } = invoice;
  const facts: Fact[] = [
    [labels.issueDate, moment(invoice.issuedAt)],
    [print.lateIssue, lateReason === null ? '' : print.lateReasons[lateReason]],
    [print.selfIssue, selfIssue === null ? '' : print.selfIssues[selfIssue]],
    supplyPeriod === null || supplyPeriod.start === supplyPeriod.end
      ? [labels.supplyDate, writtenDay(supplyPeriod?.start ?? '')]
      : [labels.supplyPeriod, `${writtenDay(supplyPeriod.start)} – ${writtenDay(supplyPeriod.end)}`],
    [labels.dueDate, writtenDay(payDeadline ?? '')],
    [labels.businessUnit, invoice.businessUnitCode],
    [labels.tcr, invoice.cashDeviceCode ?? ''],
    [labels.operator, joined([invoice.operatorCode, operatorName ?? ''])],
    [labels.softwareCode, invoice.softwareCode],
    [labels.currency, currencyText(invoice, print)],
    [labels.exchangeRate, currency === null ? '' : `${writtenRate(currency.exchangeRate)} ${baseCurrency}`],
    ...(invoice.eInvoice === null ? [] : eInvoiceFacts(invoice.eInvoice, print, language)),
  ];
  return facts.filter(hasValue);
}

function currencyText({ currency, isBuying }: PrintedInvoice, { buyingCurrency }: Phrases['print']): string {
  if (currency === null) return '';
  return isBuying ? buyingCurrency(currency.code) : currency.code;
}

function eInvoiceFacts(
  eInvoice: PrintedEInvoice,
  { labels, process, typeCode }: Phrases['print'],
  language: Language,
): Fact[] {
  const others = (['payee', 'transporter', 'taxRepresentative'] as const).map((role): Fact => {
    const party = eInvoice[role];
    return [
      labels[role],
      party === null
        ? ''
        : joined([
            party.name,
            party.idNumber,
            party.address,
            party.town,
            countryName(party.country, language),
          ]),
    ];
  });
  return [[process, eInvoice.process], [typeCode, eInvoice.typeCode], ...others];
}

/**
 * The currency of the amounts of the lines: that of the invoice if every line has amounts in it, otherwise
 * lek, as submitted to the tax authority.
 */
export function lineCurrency({ currency, lines }: PrintedInvoice): string {
  return currency !== null && lines.every(({ inCurrency }) => inCurrency !== null)
    ? currency.code
    : baseCurrency;
}

export function amountsOf(line: PrintedLine, currency: string): PrintedLineAmounts {
  return currency === baseCurrency ? line : (line.inCurrency ?? line);
}

/** The totals: first in the currency of the invoice, if it is not lek, then in lek. */
export function totalsByCurrency({
  currency,
  totals,
}: PrintedInvoice): { code: string; sums: PrintedSums }[] {
  const inLek = { code: baseCurrency, sums: totals };
  return currency === null ? [inLek] : [{ code: currency.code, sums: currency.totals }, inLek];
}

/** Documents without an amount to pay: an order is paid through its summary invoice, and a bad debt is not paid. */
const nothingToPay: ReadonlySet<DocumentKind> = new Set(['order', 'badDebtInvoice']);

export function totalLabel({ invoice: { kind, totals }, words: { print } }: Printing): string {
  if (nothingToPay.has(kind)) return print.labels.total;
  return totals.withVat < 0n ? print.totalCredited : print.labels.totalToPay;
}

/** The label of the VAT; under reverse charge it says that the buyer owes the VAT. */
export function vatLabel({ invoice: { isReverseCharge }, words: { print } }: Printing): string {
  return isReverseCharge ? print.owedVat : print.labels.vatAmount;
}

/** The percentage of a discount, with a second line if the discount does not reduce the taxable amount. */
export function discountMark(
  { discount, lowersTaxBase }: Pick<PrintedLine, 'discount' | 'lowersTaxBase'>,
  { print }: Phrases,
  between: string,
): string {
  if (discount === 0n) return '';
  return lowersTaxBase
    ? writtenPercent(discount)
    : `${writtenPercent(discount)}${between}${print.baseNotLowered}`;
}

/** The VAT rate of a line, or in short why it has none. */
export function taxMark(
  { vatPercent, exemption }: Pick<PrintedLine, 'vatPercent' | 'exemption'>,
  { print }: Phrases,
): string {
  if (exemption !== null) return print.exemptionMarks[exemption];
  return vatPercent === null ? '' : writtenPercent(asPercent(vatPercent * 100n));
}

/** The reasons for no VAT on this invoice, each once. */
export function reasonFacts({ invoice, words }: Printing): Fact[] {
  const { labels, exemptions } = words.print;
  const codes = invoice.lines.flatMap(({ exemption }) => (exemption === null ? [] : [exemption]));
  const reasons = new Set(codes.map((code) => exemptions[code]));
  const facts: Fact[] = [
    [labels.exemption, [...reasons].join('; ')],
    [labels.reverseCharge, invoice.isReverseCharge ? words.print.buyerOwesVat : ''],
  ];
  return facts.filter(hasValue);
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
  const given = `${writtenAmount(change)} ${currency?.code ?? baseCurrency}`;
  return change === 0n ? paid : [...paid, [print.labels.change, given]];
}

/**
 * Two lines for each bank account: bank and currency, then IBAN and SWIFT. The two are joined by `between`,
 * which is a line break on narrow paper.
 */
export function bankLines({ bankAccounts }: PrintedInvoice, between = ' · '): string[] {
  return bankAccounts.map(({ bank, iban, swift, currency }) => {
    const codes = [writtenIban(iban), swift].filter((code) => code !== '');
    return `${joined([bank, currency])}\n${codes.join(between)}`;
  });
}

/** The fiscal codes of the invoice. */
export function codeFacts({ invoice, words: { print } }: Printing): Fact[] {
  const { iic, fic, eInvoice, isPending } = invoice;
  const facts: Fact[] = [
    [print.labels.nslf, iic ?? ''],
    [print.labels.nivf, fic ?? (isPending ? unfiscalizedMark(invoice, print) : '')],
    [print.labels.eic, eInvoice === null ? '' : (eInvoice.eic ?? print.eInvoicePendingMark)],
  ];
  return facts.filter(hasValue);
}

const unfiscalizedMark = (
  { isRetracted }: Pick<Printing['invoice'], 'isRetracted'>,
  { pendingMark, retractedMark }: Printing['words']['print'],
) => (isRetracted === true ? retractedMark : pendingMark);
