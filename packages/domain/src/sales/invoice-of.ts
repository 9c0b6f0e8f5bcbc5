import { asMoney, minus, noMoney, type ExchangeRate } from '../amounts.ts';
import { baseCurrency } from '../reference/currencies.ts';
import { refuseUnless } from '../refusal.ts';
import type { Cart, CartLine, Circumstances } from './cart.ts';
import { exchanged, exchangeRateScale } from './exchange-rate.ts';
import { itemAt } from './item-at.ts';
import type { Charge, LineAmounts } from './line-amounts.ts';
import { appliedTax, type AppliedTax } from './line-tax.ts';
import { mergedLines } from './merged-lines.ts';
import { paymentMethods, type InvoiceClass } from './payment-methods.ts';
import { paymentsInLek, type PaymentInLek } from './payments.ts';
import { reckoningOf, type Reckoning } from './reckoning.ts';
import { divideRounded } from './rounding.ts';
import { isPurchase } from './self-issue.ts';

/** A line of an invoice with its amounts in lek. */
export interface InvoiceLine
  extends LineAmounts, AppliedTax, Omit<CartLine, 'tax' | 'unitPrice' | 'prepaid'> {
  /** The amounts in the currency of the invoice; null if that is the lek. */
  readonly inCurrency: LineAmounts | null;
  /** The number of the corrected line that this line takes back; left out for other lines. */
  readonly correctsPlace?: number;
}

/** The invoice computed from a cart. Amounts are in lek, because the tax authority requires it. */
export interface SalesInvoice extends Omit<Reckoning, 'lines'> {
  readonly type: InvoiceClass;
  /** Whether the invoice has VAT fields. */
  readonly hasVat: boolean;
  readonly isReverseCharge: boolean;
  readonly currency: string;
  /** The value of one unit of the currency in lek; one for the lek. */
  readonly exchangeRate: ExchangeRate;
  readonly lines: readonly InvoiceLine[];
  readonly payments: readonly PaymentInLek[];
  /** The sums and totals in the currency of the invoice; null if that is the lek. */
  readonly inCurrency: Omit<Reckoning, 'lines'> | null;
}

const whole = 10_000n;
const amountScale = 1000n * whole;

/**
 * Computes the invoice of a cart, which may be incomplete; `saleProblems` decides whether it may be issued.
 */
export function invoiceOf(cart: Cart, circumstances: Circumstances): SalesInvoice {
  const { currency, exchangeRate, isReverseCharge, pricesIncludeVat, payments } = cart;
  const isInLek = currency === baseCurrency;
  const rate = isInLek ? exchangeRateScale : exchangeRate;
  refuseUnless(rate !== null && rate > 0n, 'invalid-input', {
    problems: [{ path: 'exchangeRate', code: 'required', limit: null }],
  });
  const hasVat = chargesVat(cart, circumstances);
  const cartLines = mergedLines(cart.lines);
  const charges = cartLines.map((line) => chargeOf(line, hasVat));
  const pricing = { pricesIncludeVat, isReverseCharge };
  const typed = reckoningOf(charges, pricing);
  const inLek = isInLek ? typed : reckoningOf(charges.map(exchangedAt(rate)), pricing);
  return {
    type: payments[0] === undefined ? 'CASH' : paymentMethods[payments[0].method].settles,
    hasVat,
    isReverseCharge,
    currency,
    exchangeRate: rate,
    lines: cartLines.map((line, place) =>
      invoiceLine(
        line,
        itemAt(charges, place).tax,
        itemAt(inLek.lines, place),
        isInLek ? null : itemAt(typed.lines, place),
      ),
    ),
    sameTaxes: inLek.sameTaxes,
    outside: inLek.outside,
    totals: inLek.totals,
    payments: paymentsInLek(payments, rate, typed.totals.withVat, inLek.totals.withVat),
    inCurrency: isInLek ? null : { sameTaxes: typed.sameTaxes, outside: typed.outside, totals: typed.totals },
  };
}

/** The sums of a cart in its own currency, for which no exchange rate is needed. */
export function documentReckoning(cart: Cart, circumstances: Circumstances): Reckoning {
  return fullReckoning(cart, circumstances).reckoning;
}

/** The sums of a cart in its own currency, and whether its invoice has VAT fields. */
export function fullReckoning(
  cart: Cart,
  circumstances: Circumstances,
): { readonly reckoning: Reckoning; readonly hasVat: boolean } {
  const hasVat = chargesVat(cart, circumstances);
  const charges = mergedLines(cart.lines).map((line) => chargeOf(line, hasVat));
  return { reckoning: reckoningOf(charges, cart), hasVat };
}

/** Copies field by field: an object spread is slower, and this function runs for every line at every keystroke. */
function invoiceLine(
  line: CartLine,
  tax: AppliedTax,
  amounts: LineAmounts,
  inCurrency: LineAmounts | null,
): InvoiceLine {
  return {
    articleId: line.articleId,
    name: line.name,
    sku: line.sku,
    barcode: line.barcode,
    unit: line.unit,
    quantity: line.quantity,
    discount: line.discount,
    lowersTaxBase: line.lowersTaxBase,
    vatPercent: tax.vatPercent,
    exemption: tax.exemption,
    fiscalExemption: tax.fiscalExemption,
    unitPriceWithoutVat: amounts.unitPriceWithoutVat,
    unitPriceWithVat: amounts.unitPriceWithVat,
    withoutVat: amounts.withoutVat,
    vat: amounts.vat,
    withVat: amounts.withVat,
    owedVat: amounts.owedVat,
    inCurrency,
  };
}

/**
 * Whether an invoice has VAT. Under reverse charge it has, even if the issuer is not registered for VAT. A
 * self-issued purchase has it too, because its VAT does not depend on the issuer but on the seller.
 */
const chargesVat = ({ isReverseCharge, document }: Cart, { isIssuerInVat }: Circumstances): boolean =>
  isIssuerInVat || isReverseCharge || isPurchase(document?.selfIssue ?? null);

function chargeOf(line: CartLine, hasVat: boolean): Charge {
  const { quantity, unitPrice, discount, lowersTaxBase, tax, prepaid = noMoney } = line;
  // A discount that does not reduce the tax base is only shown. It does not change the amounts of the fiscal invoice.
  const left = lowersTaxBase ? whole - discount : whole;
  return {
    tax: appliedTax(tax, hasVat),
    quantity,
    unitPrice: unitPrice * exchangeRateScale,
    left,
    amount: minus(asMoney(divideRounded(unitPrice * quantity * left, amountScale)), prepaid),
    discountBesideTax: lowersTaxBase ? 0n : discount,
  };
}

const exchangedAt =
  (rate: ExchangeRate) =>
  (charge: Charge): Charge => ({
    ...charge,
    unitPrice: (charge.unitPrice / exchangeRateScale) * rate,
    amount: exchanged(charge.amount, rate),
  });
