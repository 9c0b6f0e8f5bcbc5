import { readFiscalNotes, type EInvoiceDocument } from '@tezga/fiscal';
import type { Invoice } from '../fiscal-documents/index.ts';
import { hundredths, hundredthsIn, isNear, sumOf } from '../fiscalization/index.ts';
import { Refused } from '../soap/index.ts';

const homeCurrency = 'ALL';
/** Decimals of an exchange rate that are compared. */
const rateScale = 100_000_000n;

/** Amounts of the document in hundredths of a lek, signed like those of the fiscal invoice. */
interface AmountsInLek {
  readonly withoutTax: bigint;
  readonly tax: bigint;
  readonly withTax: bigint;
  readonly payable: bigint;
  /** Tax that the norm's own rounding per category leaves out; the buyer pays it all the same. */
  readonly rounding: bigint;
  /** Tolerance: one hundredth per line, in each currency. */
  readonly within: bigint;
}

/** Currency, total and VAT of an e-invoice must be those of its fiscal invoice. */
export function checkAmounts(document: EInvoiceDocument, invoice: Invoice): void {
  const { Currency, TotPriceWoVAT, TotVATAmt, TotPrice, IsReverseCharge } = invoice;
  const currency = Currency?.Code ?? homeCurrency;
  refuseOther(document.currency === currency, 'DocumentCurrencyCode', document.currency, currency);
  if (Currency !== undefined) checkRate(document, Currency.ExRate);
  const { withoutTax, tax, withTax, payable, rounding, within } = inLek(document, Currency?.ExRate ?? '1');
  const isOneOf = (amounts: readonly bigint[], expected: bigint) =>
    amounts.some((amount) => isNear(amount, expected, within));
  const fees = sumOf((invoice.Fees?.Fee ?? []).map(({ Amt }) => hundredths(Amt)));
  refuseOther(
    isOneOf([withoutTax, withoutTax - fees], hundredths(TotPriceWoVAT)),
    'TaxExclusiveAmount',
    document.totals.withoutTax,
    TotPriceWoVAT,
  );
  // The buyer owes the VAT of a reverse charge to the state, so the document has none.
  const vat = IsReverseCharge ? '0.00' : (TotVATAmt ?? '0.00');
  refuseOther(isOneOf([tax, tax + rounding], hundredths(vat)), 'TaxTotal', taxText(document), vat);
  const total = IsReverseCharge ? TotPriceWoVAT : TotPrice;
  refuseOther(
    isOneOf([withTax, withTax + rounding, payable], hundredths(total)),
    'TaxInclusiveAmount',
    document.totals.withTax,
    total,
  );
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
  const lek = (text: string) => (sign * hundredthsIn(text) * scaledRate) / rateScale;
  const isHome = document.currency === homeCurrency;
  const count = BigInt(Math.max(lines.length, 1));
  return {
    withoutTax: lek(totals.withoutTax),
    tax: isHome ? lek(taxText(document)) : sign * hundredthsIn(taxText(document)),
    withTax: lek(totals.withTax),
    payable: lek(totals.payable),
    rounding: lek(totals.rounding ?? '0.00'),
    within: isHome ? count : count * (scaledRate / rateScale + 2n),
  };
}

/** The tax in lek; a document in another currency has a second total for it. */
const taxText = ({ taxTotals }: EInvoiceDocument): string =>
  taxTotals.find(({ amount }) => amount.currency === homeCurrency)?.amount.value ?? '0.00';
