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

/** The id of a rate, or the code of the reason why there is none. */
const vat = z.string().refine((id) => isVatId(id) || isVatExemption(id), 'choice');

export const saleLine = z.object({
  /** Null for what is sold without being an article. */
  articleId: recordId.nullable().default(null),
  name: requiredText(200),
  sku: text(40),
  barcode: text(50),
  unit: requiredText(50),
  quantity,
  price: unitPrice,
  vat,
  discount: withDefault(percentageOrZero, 0),
  /** False for a discount that leaves what is taxed as it is (RR). */
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

/** What someone wants to buy, as it is typed. */
export const saleInput = {
  tillId: recordId,
  lines: z.array(saleLine).min(1, 'required').max(saleLinesMax, 'too-large'),
  pricesIncludeVat: z.boolean().default(true),
  currency: currency.default(baseCurrency),
  /** Lek for one unit; left out for lek. */
  exchangeRate: withDefault(exchangeRate.nullable(), null),
  /** What is handed over; banknotes beyond the total come back as change. */
  payments: withDefault(z.array(payment).max(10, 'too-large'), []),
  /** Who buys, as the business knows them; the record says the rest. */
  customerId: recordId.nullable().default(null),
  /** Who buys, where they are no customer of the business. */
  buyer: buyerInput.nullable().default(null),
  isReverseCharge: z.boolean().default(false),
  notes,
  payDeadline: day.nullable().default(null),
  document: documentInput.prefault({}),
  /** Left out for an invoice that does not go through the central platform. */
  eInvoice: eInvoiceInput.nullable().default(null),
};

export const sums = {
  totalPriceWithoutVAT: figure.money,
  totalVATAmount: figure.money,
  totalPrice: figure.money,
};

/** What a cart comes to, before anything is issued. */
export const quoted = z.object({
  typeOfInvoice: z.enum(['CASH', 'NONCASH']),
  currencyCode: z.string(),
  ...sums,
  /** What the buyer owes to the state in the place of the seller; in no sum. */
  owedVATAmount: figure.money,
  /** The same in the currency of the cart; null where that is the lek. */
  alt: z.object(sums).nullable(),
  change: figure.money,
  lines: z.array(z.object({ PB: figure.money, VA: figure.money, PA: figure.money })),
  /** What keeps it from being issued, and what is only worth saying. */
  problems: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  warnings: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
});
