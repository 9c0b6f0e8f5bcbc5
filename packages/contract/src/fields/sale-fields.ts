import { baseCurrency, isVatExemption, isVatId, paymentMethodCodes } from '@tezga/domain';
import { z } from 'zod';
import {
  exchangeRate,
  figure,
  percentageOrZero,
  quantity,
  total,
  unitPrice,
  withDefault,
} from './amounts.ts';
import { documentInput } from './document-fields.ts';
import { eInvoiceInput } from './e-invoice-fields.ts';
import { day, recordId, requiredText, typedText } from './fields.ts';
import { clientIdType, country, currency, notes, text } from './texts.ts';

export const saleLinesMax = 1000;

/** The id of a VAT rate, or the code of a reason for no VAT. */
const vat = z.string().refine((id) => isVatId(id) || isVatExemption(id), 'choice');

export const saleLine = z.object({
  /** Null for a line without an article. */
  articleId: recordId.nullable().default(null),
  name: requiredText(200),
  sku: text(40),
  barcode: text(50),
  unit: requiredText(50),
  quantity,
  price: unitPrice,
  vat,
  discount: withDefault(percentageOrZero, 0),
  /** False for a discount that does not reduce the tax base (RR). */
  lowersTaxBase: z.boolean().default(true),
});

export const payment = z.object({
  type: z.enum(paymentMethodCodes),
  amount: total,
  companyCard: text(50),
  vouchers: z.array(typedText().max(30, 'too-long')).max(20, 'too-large').default([]),
});

export const buyerInput = z.object({
  idType: clientIdType,
  idNumber: text(20),
  name: text(100),
  address: text(200),
  town: text(100),
  country: country.default('ALB'),
});

/** The fields of a cart. */
export const saleInput = {
  tillId: recordId,
  lines: z.array(saleLine).min(1, 'required').max(saleLinesMax, 'too-large'),
  pricesIncludeVat: z.boolean().default(true),
  currency: currency.default(baseCurrency),
  /** The value of one unit of the currency in lek; left out if the currency is lek. */
  exchangeRate: withDefault(exchangeRate.nullable(), null),
  /** The amounts that the customer handed over; cash above the total is returned as change. */
  payments: withDefault(z.array(payment).max(10, 'too-large'), []),
  /** The buyer, if they have a customer record; their data is then read from it. */
  customerId: recordId.nullable().default(null),
  /** The buyer, if they have no customer record. */
  buyer: buyerInput.nullable().default(null),
  isReverseCharge: z.boolean().default(false),
  notes,
  payDeadline: day.nullable().default(null),
  document: documentInput.prefault({}),
  /** The e-invoice fields; left out for an invoice that is not sent through the central platform. */
  eInvoice: eInvoiceInput.nullable().default(null),
};

export const sums = {
  totalPriceWithoutVAT: figure.money,
  totalVATAmount: figure.money,
  totalPrice: figure.money,
};

/** The totals of a cart before anything is issued. */
export const quoted = z.object({
  typeOfInvoice: z.enum(['CASH', 'NONCASH']),
  currencyCode: z.string(),
  ...sums,
  /** The VAT that the buyer owes to the state in place of the seller; not included in any sum. */
  owedVATAmount: figure.money,
  /** The sums in the currency of the cart; null if that is the lek. */
  alt: z.object(sums).nullable(),
  change: figure.money,
  lines: z.array(z.object({ PB: figure.money, VA: figure.money, PA: figure.money })),
  /** Problems that prevent issuing, and warnings. */
  problems: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  warnings: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
});
