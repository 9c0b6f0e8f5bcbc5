import { asPercent, type Money, type Quantity } from '../amounts.ts';
import { documentReckoning } from '../sales/invoice-of.ts';

/** The currencies of online payments; the payment provider does not accept lek. */
export const onlineCurrencies = ['EUR', 'USD', 'GBP', 'CHF'] as const;
export type OnlineCurrency = (typeof onlineCurrencies)[number];

/** One service of the platform that a draft charges. */
export interface DraftLine {
  readonly name: string;
  readonly unit: string;
  readonly quantity: Quantity;
  /** The price with VAT, in the currency of the draft. */
  readonly price: Money;
  /** The id of a VAT rate. */
  readonly vat: string;
}

/**
 * The total of a draft, computed in the same way as the total of its invoice, so that both are equal to the
 * hundredth.
 */
export function draftTotal(lines: readonly DraftLine[], day: string): Money {
  const cart = {
    lines: lines.map(({ name, unit, quantity, price, vat }) => ({
      articleId: null,
      name,
      sku: '',
      barcode: '',
      unit,
      quantity,
      unitPrice: price,
      tax: { percent: BigInt(vat) },
      discount: asPercent(0n),
      lowersTaxBase: true,
    })),
    pricesIncludeVat: true,
    currency: onlineCurrencies[0],
    exchangeRate: null,
    payments: [],
    buyer: null,
    isReverseCharge: false,
    notes: '',
  };
  return documentReckoning(cart, { isIssuerInVat: true, isCorrective: false, day }).totals.withVat;
}
