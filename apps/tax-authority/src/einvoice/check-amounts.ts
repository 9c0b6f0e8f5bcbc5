import { readFiscalNotes, type EInvoiceDocument } from '@tezga/fiscal';
import type { Invoice } from '../fiscal-documents/index.ts';
import { hundredths, hundredthsIn, isNear, sumOf } from '../fiscalization/index.ts';
import { Refused } from '../soap/index.ts';

const homeCurrency = 'ALL';
/** Exchange rates are converted to integers with eight decimals. */
const rateScale = 100_000_000n;

/** Converts an amount of the document to hundredths of a lek, with the sign as in the fiscal invoice. */
type ToLek = (text: string) => bigint;

/** Amounts of the document in hundredths of a lek, with the sign as in the fiscal invoice. */
interface AmountsInLek {
  readonly withoutTax: bigint;
  readonly tax: bigint;
  readonly withTax: bigint;
  readonly payable: bigint;
  /**
   * The rounding amount of the document: tax that is missing because EN 16931 rounds it for each category. The buyer
   * pays it nevertheless.
   */
  readonly rounding: bigint;
  /**
   * The tolerance for each line is one hundredth of a lek. In another currency it is one hundredth of that currency,
   * converted to lek, and two hundredths of a lek for rounding.
   */
  readonly within: bigint;
  readonly lek: ToLek;
}

/** An e-invoice must have the currency, the total and the VAT of its fiscal invoice. */
export function checkAmounts(document: EInvoiceDocument, invoice: Invoice): void {
  const { Currency, TotPriceWoVAT, TotVATAmt, TotPrice, IsReverseCharge } = invoice;
  const currency = Currency?.Code ?? homeCurrency;
  refuseOther(document.currency === currency, 'DocumentCurrencyCode', document.currency, currency);
  if (Currency !== undefined) checkRate(document, Currency.ExRate);
  const amounts = inLek(document, Currency?.ExRate ?? '1');
  const { withoutTax, tax, withTax, payable, rounding, within } = amounts;
  const isOneOf = (found: readonly bigint[], expected: bigint) =>
    found.some((amount) => isNear(amount, expected, within));
  const fees = sumOf((invoice.Fees?.Fee ?? []).map(({ Amt }) => hundredths(Amt)));
  refuseOther(
    isOneOf([withoutTax, withoutTax - fees], hundredths(TotPriceWoVAT)),
    'TaxExclusiveAmount',
    document.totals.withoutTax,
    TotPriceWoVAT,
  );
  // Under reverse charge the document has no VAT, because the buyer owes it to the state.
  const vat = IsReverseCharge ? '0.00' : (TotVATAmt ?? '0.00');
  refuseOther(isOneOf([tax, tax + rounding], hundredths(vat)), 'TaxTotal', taxText(document), vat);
  if (!IsReverseCharge) checkRates(document, invoice, amounts);
  const total = IsReverseCharge ? TotPriceWoVAT : TotPrice;
  refuseOther(
    isOneOf([withTax, withTax + rounding, payable], hundredths(total)),
    'TaxInclusiveAmount',
    document.totals.withTax,
    total,
  );
}

/**
 * Compares the taxable amount of each VAT rate too, because a document could otherwise declare missing VAT as
 * rounding.
 */
function checkRates(
  { taxTotals }: EInvoiceDocument,
  { SameTaxes }: Invoice,
  { lek, within }: AmountsInLek,
): void {
  const subtotals = taxTotals.flatMap(({ breakdown }) => breakdown);
  for (const { VATRate, PriceBefVAT } of SameTaxes?.SameTax ?? []) {
    const rate = hundredths(VATRate);
    if (rate === 0n) continue;
    const ofRate = subtotals.filter((each) => hundredthsIn(each.rate ?? '0') === rate);
    const base = sumOf(ofRate.map(({ taxableAmount }) => lek(taxableAmount)));
    const found = ofRate.map(({ taxableAmount }) => taxableAmount).join(' + ') || 'missing';
    const isSame = isNear(base, hundredths(PriceBefVAT), within);
    refuseOther(isSame, `TaxableAmount at ${VATRate} %`, found, PriceBefVAT);
  }
}

function refuseOther(isSame: boolean, field: string, found: string, expected: string): void {
  if (!isSame) throw new Refused(12, `${field} is ${found}, that of the fiscal invoice ${expected}`);
}

function checkRate(document: EInvoiceDocument, rate: string): void {
  const { CurrencyExchangeRate: found } = readFiscalNotes(document).facts;
  const isSame = found !== undefined && Number(found) === Number(rate);
  refuseOther(isSame, 'Note[CurrencyExchangeRate]', found ?? 'missing', rate);
}

function inLek(document: EInvoiceDocument, rate: string): AmountsInLek {
  const { totals, kind, lines } = document;
  const scaledRate = BigInt(Math.round(Number(rate) * Number(rateScale)));
  // A credit note has positive amounts, its fiscal invoice negative ones.
  const sign = kind === 'creditNote' ? -1n : 1n;
  const lek: ToLek = (text) => (sign * hundredthsIn(text) * scaledRate) / rateScale;
  const isHome = document.currency === homeCurrency;
  const count = BigInt(Math.max(lines.length, 1));
  return {
    withoutTax: lek(totals.withoutTax),
    tax: isHome ? lek(taxText(document)) : sign * hundredthsIn(taxText(document)),
    withTax: lek(totals.withTax),
    payable: lek(totals.payable),
    rounding: lek(totals.rounding ?? '0.00'),
    within: isHome ? count : count * (scaledRate / rateScale + 2n),
    lek,
  };
}

/** The tax in lek; a document in another currency has a second total for it. */
const taxText = ({ taxTotals }: EInvoiceDocument): string =>
  taxTotals.find(({ amount }) => amount.currency === homeCurrency)?.amount.value ?? '0.00';
