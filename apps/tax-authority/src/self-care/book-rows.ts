import { tiranaDay } from '@tezga/domain';
import type { FiscalizedInvoice, Invoice } from '../fiscal-documents/index.ts';
import { hundredths, sizeOf, sumOf } from '../fiscalization/index.ts';
import type { BookColumn, BookOfPeriod, BookRow } from './api.ts';
import { amountColumns, purchaseColumns, salesColumns } from './book-columns.ts';

/** Exact amounts of a document by column. */
type Amounts = Readonly<Record<string, readonly string[]>>;

export function salesBook(documents: readonly FiscalizedInvoice[], nuis: string): BookOfPeriod {
  return bookOf(salesColumns, documents, (document) => ({
    ...headOf(document, 'buyer'),
    ...cellsOf(salesColumns, salesAmounts(document.invoice, nuis)),
  }));
}

export function purchaseBook(documents: readonly FiscalizedInvoice[]): BookOfPeriod {
  return bookOf(purchaseColumns, documents, (document) => ({
    ...headOf(document, 'seller'),
    ...cellsOf(purchaseColumns, purchaseAmounts(document.invoice)),
  }));
}

function bookOf(
  columns: readonly BookColumn[],
  documents: readonly FiscalizedInvoice[],
  rowOf: (document: FiscalizedInvoice) => BookRow,
): BookOfPeriod {
  const rows = documents.map(rowOf);
  const totals: Record<string, number> = {};
  for (const name of amountColumns(columns))
    totals[name] = Number(sumOf(rows.map((row) => BigInt(row[name] ?? 0))));
  return { columns, rows, totals };
}

function headOf({ fic, invoice, issuedAt }: FiscalizedInvoice, side: 'buyer' | 'seller'): BookRow {
  const party = side === 'buyer' ? invoice.Buyer : invoice.Seller;
  return {
    invoiceNumber: invoice.InvNum,
    serialNumber: fic,
    date: tiranaDay(issuedAt).split('-').toReversed().join('/'),
    [`${side}Name`]: party?.Name ?? '',
    [`${side}Town`]: party?.Town ?? '',
    [`${side}Id`]: party?.IDNum ?? '',
  };
}

/** Rounds each cell to whole lek; the total is the sum of the rounded cells. */
function cellsOf(columns: readonly BookColumn[], amounts: Amounts): Readonly<Record<string, number>> {
  const cells: Record<string, number> = {};
  let total = 0n;
  for (const name of amountColumns(columns)) {
    const written = wholeLek(amounts[name] ?? []);
    cells[name] = Number(written);
    total += written;
  }
  return { ...cells, total: Number(total) };
}

function wholeLek(amounts: readonly string[]): bigint {
  const sum = sumOf(amounts.map(hundredths));
  // Rounds half away from zero.
  const whole = (sizeOf(sum) + 50n) / 100n;
  return sum < 0n ? -whole : whole;
}

const totalsUnder = (name: string, { TotPriceWoVAT, TotVATAmt = '0' }: Invoice): Amounts => ({
  [`base${name}`]: [TotPriceWoVAT],
  [`vat${name}`]: [TotVATAmt],
});

function salesAmounts(invoice: Invoice, nuis: string): Amounts {
  if (invoice.BadDebtInv !== undefined) return totalsUnder('BadDebt', invoice);
  if (invoice.IsReverseCharge) return totalsUnder('ReverseCharge', invoice);
  // On a self-issued invoice IsIssuerInVAT describes the buyer, not the seller.
  const isOwn = invoice.Seller.IDNum === nuis && invoice.TypeOfSelfIss === undefined;
  if (isOwn && !invoice.IsIssuerInVAT) return { withoutVat: [invoice.TotPriceWoVAT] };
  return {
    ...byRate(invoice, ''),
    exempt: exemptIn(invoice),
    zeroRated: basesAt(invoice, 0n),
    withoutVat: [invoice.TaxFreeAmt ?? '0'],
    exportGoods: [invoice.GoodsExAmt ?? '0'],
    baseMargin: [invoice.MarkUpAmt ?? '0'],
  };
}

function purchaseAmounts(invoice: Invoice): Amounts {
  if (invoice.BadDebtInv !== undefined) return totalsUnder('BadDebt', invoice);
  if (invoice.IsReverseCharge) return totalsUnder('ReverseCharge', invoice);
  // The buyer issues the invoice of a farmer.
  if (invoice.TypeOfSelfIss === 'DOMESTIC') return totalsUnder('Farmers', invoice);
  const untaxed = [
    ...exemptIn(invoice),
    ...basesAt(invoice, 0n),
    ...[invoice.TaxFreeAmt, invoice.GoodsExAmt, invoice.MarkUpAmt].map((amount) => amount ?? '0'),
  ];
  const hasNoTaxes = invoice.SameTaxes === undefined && untaxed.every((amount) => hundredths(amount) === 0n);
  const exempt = hasNoTaxes ? [invoice.TotPriceWoVAT] : untaxed;
  return invoice.ImpCustDecNum === undefined
    ? { ...byRate(invoice, 'Domestic'), exemptOrNonDeductible: exempt }
    : { ...byRate(invoice, 'Import'), importGoodsExempt: exempt };
}

const sameTaxesOf = (invoice: Invoice) => invoice.SameTaxes?.SameTax ?? [];

const exemptIn = (invoice: Invoice) =>
  sameTaxesOf(invoice)
    .filter(({ ExemptFromVAT }) => ExemptFromVAT !== undefined)
    .map(({ PriceBefVAT }) => PriceBefVAT);

const taxedAt = (invoice: Invoice, ratePercent: bigint) =>
  sameTaxesOf(invoice).filter(
    ({ ExemptFromVAT, VATRate }) => ExemptFromVAT === undefined && hundredths(VATRate) === ratePercent * 100n,
  );

const basesAt = (invoice: Invoice, rate: bigint) =>
  taxedAt(invoice, rate).map(({ PriceBefVAT }) => PriceBefVAT);

function byRate(invoice: Invoice, kind: '' | 'Domestic' | 'Import'): Amounts {
  const amounts: Record<string, readonly string[]> = {};
  for (const rate of [20n, 10n, 6n]) {
    amounts[`base${kind}${rate}`] = basesAt(invoice, rate);
    amounts[`vat${kind}${rate}`] = taxedAt(invoice, rate).map(({ VATAmt }) => VATAmt ?? '0');
  }
  return amounts;
}
