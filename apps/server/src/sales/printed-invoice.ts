import { baseCurrency } from '@tezga/domain';
import type {
  DocumentKind,
  PrintedBankAccount,
  PrintedInvoice,
  PrintedLine,
  PrintedPayment,
  PrintedTaxGroup,
} from '@tezga/print';
import { paymentDetails, type KeptPayment, type LineRow, type WholeRow } from './kept-invoice.ts';
import { accountsFor, paymentQr } from './payment-qr.ts';
import { keptSums, printedSums } from './printed-amounts.ts';

/** What the business has its invoices show. */
export interface PrintingRules {
  readonly hasPaymentQr: boolean;
  readonly hasVatSection: boolean;
  readonly logo: Uint8Array | null;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly accounts: readonly PrintedBankAccount[];
}

export interface InvoiceToPrint {
  readonly row: WholeRow;
  readonly lines: readonly LineRow[];
  /** NIVF; null until there is one. */
  readonly code: string | null;
  readonly wasPrinted: boolean;
  readonly checkAddress: string;
}

/** An invoice as it comes out on paper. */
export function printedInvoice(
  { row, lines, code, wasPrinted, checkAddress }: InvoiceToPrint,
  rules: PrintingRules,
): PrintedInvoice {
  const { phone, email, website, logo } = rules;
  const isPaid = row.type === 'CASH';
  return {
    kind: kindOf(row),
    number: row.numberText,
    issuedAt: row.issuedAt,
    seller: { ...row.seller, phone, email, website, logo },
    buyer: row.buyer,
    businessUnitCode: row.businessUnitCode,
    cashDeviceCode: row.tcrCode === '' ? null : row.tcrCode,
    operatorCode: row.operatorCode,
    operatorName: row.operatorName,
    softwareCode: row.softwareCode,
    lines: lines.map((line) => printedLine(line, row.hasVat)),
    taxGroups: taxGroups(lines, row.hasVat),
    totals: printedSums(row, row.hasVat),
    currency: currencyOf(row),
    isReverseCharge: row.isReverseCharge,
    payments: row.payments.map((payment) => printedPayment(payment, row.currency !== baseCurrency)),
    change: row.changeGiven,
    supplyPeriod: null,
    payDeadline: row.payDeadline,
    // What is paid already is not to be paid a second time.
    bankAccounts: isPaid ? [] : accountsFor(row, rules.accounts),
    notes: row.notes,
    references: [],
    iic: row.iic,
    fic: code,
    eic: null,
    verificationAddress: checkAddress,
    paymentQr: rules.hasPaymentQr && !isPaid ? paymentQr(row, code, rules.accounts) : null,
    isCopy: wasPrinted,
    isPending: code === null,
    hasVatSection: rules.hasVatSection && row.hasVat,
  };
}

function kindOf({ type, class: kind }: WholeRow): DocumentKind {
  if (kind === 'order') return 'order';
  return type === 'CASH' ? 'cashInvoice' : 'nonCashInvoice';
}

function printedLine(line: LineRow, hasVat: boolean): PrintedLine {
  const { inCurrency } = line;
  return {
    name: line.name,
    code: line.sku === '' ? line.barcode : line.sku,
    unit: line.unit,
    quantity: line.quantity,
    discount: BigInt(line.discount),
    vatPercent: percentOf(line),
    exemption: line.exemption,
    unitPriceWithoutVat: line.unitPriceWithoutVat,
    unitPriceWithVat: line.unitPriceWithVat,
    ...printedSums(line, hasVat),
    inCurrency:
      inCurrency === null
        ? null
        : {
            unitPriceWithoutVat: BigInt(inCurrency.unitPriceWithoutVat),
            unitPriceWithVat: BigInt(inCurrency.unitPriceWithVat),
            ...printedSums(keptSums(inCurrency), hasVat),
          },
  };
}

const percentOf = ({ vatPercent }: LineRow): bigint | null =>
  vatPercent === null ? null : BigInt(vatPercent);

/** All lines of one rate, or of one reason for none. */
function taxGroups(lines: readonly LineRow[], hasVat: boolean): PrintedTaxGroup[] {
  const groups = new Map<string, LineRow[]>();
  for (const line of lines) {
    const key = line.exemption ?? String(line.vatPercent);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const sum = (amountOf: (line: LineRow) => bigint) =>
      group.reduce((total, line) => total + amountOf(line), 0n);
    const sums = {
      withoutVat: sum(({ withoutVat }) => withoutVat),
      vat: sum(({ vat }) => vat),
      withVat: sum(({ withVat }) => withVat),
    };
    return [{ vatPercent: percentOf(first), exemption: first.exemption, ...printedSums(sums, hasVat) }];
  });
}

function currencyOf({ currency, exchangeRate, inCurrency, hasVat }: WholeRow): PrintedInvoice['currency'] {
  if (inCurrency === null) return null;
  const [whole = '0', decimals = ''] = exchangeRate.split('.');
  return {
    code: currency,
    exchangeRate: BigInt(`${whole}${decimals.padEnd(8, '0')}`),
    totals: printedSums(keptSums(inCurrency), hasVat),
  };
}

function printedPayment(payment: KeptPayment, isForeign: boolean): PrintedPayment {
  const details = paymentDetails(payment);
  return {
    method: payment.method,
    amount: BigInt(payment.amountInLek),
    inCurrency: isForeign ? BigInt(payment.amount) : null,
    details: details === '' ? null : details,
  };
}
