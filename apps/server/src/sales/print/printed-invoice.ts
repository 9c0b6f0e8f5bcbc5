import { rateInColumn } from '../../platform/database/numeric.ts';
import { asMoney, baseCurrency, type LateReason } from '@tezga/domain';
import type { DocumentKind, PrintedInvoice, PrintedPayment } from '@tezga/print';
import type { EInvoiceOnPaper } from '../../e-invoices/index.ts';
import { paymentDetails, type StoredPayment, type LineRow, type WholeRow } from '../issue/stored-invoice.ts';
import { accountsFor, paymentQr } from './payment-qr.ts';
import { storedLine, storedSums, printedLine, printedSums, taxGroups } from './printed-amounts.ts';
import { namedAccounts, printedEInvoice } from './printed-e-invoice.ts';
import { documentKindOf, traitsOf } from './printed-kind.ts';
import { printedReference } from './printed-references.ts';
import type { PrintingRules } from './printing-rules.ts';
import type { ReferredInvoice } from '../issue/referred-invoices.ts';

export interface InvoiceToPrint {
  readonly row: WholeRow;
  readonly lines: readonly LineRow[];
  readonly references: readonly ReferredInvoice[];
  /** NIVF; null until there is one. */
  readonly code: string | null;
  /** Whether the invoice was retracted from the books. */
  readonly isRetracted: boolean;
  readonly lateReason: LateReason | null;
  /** Null if the invoice is no e-invoice. */
  readonly eInvoice: EInvoiceOnPaper | null;
  readonly wasPrinted: boolean;
  readonly checkAddress: string;
}

/** Maps a stored invoice to the input of the print package. */
export function printedInvoice(toPrint: InvoiceToPrint, rules: PrintingRules): PrintedInvoice {
  const { row, code, eInvoice, wasPrinted, checkAddress } = toPrint;
  const { hasVat, document } = row;
  const lines = toPrint.lines.map(storedLine);
  const traits = traitsOf(row, toPrint.references);
  const kind = documentKindOf(row, traits);
  const accounts = accountsToPay(toPrint, kind, rules);
  return {
    kind,
    number: row.numberText,
    issuedAt: row.issuedAt,
    selfIssue: document?.selfIssue ?? null,
    seller: { ...row.seller, ...rules.contact },
    buyer: row.buyer,
    businessUnitCode: row.businessUnitCode,
    cashDeviceCode: row.tcrCode === '' ? null : row.tcrCode,
    operatorCode: row.operatorCode,
    operatorName: row.operatorName,
    softwareCode: row.softwareCode,
    lines: lines.map((line) => printedLine(line, hasVat)),
    taxGroups: taxGroups(lines, hasVat),
    totals: printedSums(row, hasVat),
    currency: currencyOf(row),
    isBuying: document?.isBuying ?? false,
    isReverseCharge: row.isReverseCharge,
    payments: row.payments.map((payment) => printedPayment(payment, row.currency !== baseCurrency)),
    change: row.changeGiven,
    supplyPeriod: document?.supply ?? null,
    payDeadline: row.payDeadline,
    bankAccounts: accounts,
    notes: row.notes,
    references: toPrint.references.map(printedReference),
    lateReason: toPrint.lateReason,
    iic: row.iic,
    fic: code,
    eInvoice: eInvoice === null ? null : printedEInvoice(eInvoice, traits),
    verificationAddress: checkAddress,
    paymentQr: rules.hasPaymentQr ? paymentQr(row, code, accounts) : null,
    isCopy: wasPrinted,
    isPending: code === null,
    isRetracted: toPrint.isRetracted,
    hasVatSection: rules.hasVatSection && hasVat,
  };
}

/** The bank accounts to pay to; none if the invoice is paid, is a bad debt, or is owed by the business itself. */
function accountsToPay(
  { row, eInvoice }: InvoiceToPrint,
  kind: DocumentKind,
  { accounts }: PrintingRules,
): PrintedInvoice['bankAccounts'] {
  const isOwed = row.type === 'NONCASH' && row.withVat > 0n && kind !== 'badDebtInvoice';
  if (!isOwed || (row.document?.selfIssue ?? null) !== null) return [];
  if (eInvoice !== null) return namedAccounts(row.currency, eInvoice.details, accounts);
  return accountsFor(row.currency, accounts);
}

function currencyOf({ currency, exchangeRate, inCurrency, hasVat }: WholeRow): PrintedInvoice['currency'] {
  if (inCurrency === null) return null;
  return {
    code: currency,
    exchangeRate: rateInColumn(exchangeRate),
    totals: printedSums(storedSums(inCurrency), hasVat),
  };
}

function printedPayment(payment: StoredPayment, isForeign: boolean): PrintedPayment {
  const details = paymentDetails(payment);
  return {
    method: payment.method,
    amount: asMoney(BigInt(payment.amountInLek)),
    inCurrency: isForeign ? asMoney(BigInt(payment.amount)) : null,
    details: details === '' ? null : details,
  };
}
