import { portalPurchase } from '@tezga/contract';
import {
  asMoney,
  asPercent,
  asQuantity,
  baseCurrency,
  eInvoiceStatuses,
  fixedPointOf,
  xmlSafeText,
  type PurchaseFacts,
  type PurchaseLine,
} from '@tezga/domain';
import { z } from 'zod';

/** Returned for a record that cannot be parsed: the path of its first wrong field, for the log. */
export interface UnreadableRecord {
  readonly unreadable: string;
}

/** Limit of amounts and quantities, far below that of the 64-bit columns. A larger number is a mistake in any unit. */
const amountMax = 10n ** 15n;
const vatRateMax = 100_00n;
const linesMax = 10_000;

const cleanText = z.string().overwrite(xmlSafeText).trim();
/** A text that is part of an index, which limits its length. */
const key = cleanText.min(1).max(100);
const eic = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f-]{36}$/);
/** An exchange rate; null if it is 0 with the eight decimals of its column, because such a rate cannot be used. */
const rate = z
  .string()
  .regex(/^\d{1,9}(\.\d+)?$/)
  .transform((text) => (fixedPointOf(text, 8) === 0n ? null : text));

const amount = (decimals: number, max = amountMax) =>
  z.string().transform((text, context) => {
    const value = fixedPointOf(text, decimals);
    if (value !== null && value <= max && value >= -max) return value;
    context.addIssue({ code: 'custom', message: 'not an amount' });
    return z.NEVER;
  });
const money = amount(2);

const moment = z.string().transform((text, context) => {
  const at = new Date(text);
  if (at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2200) return at;
  context.addIssue({ code: 'custom', message: 'not a time' });
  return z.NEVER;
});

const lineFields = {
  name: cleanText,
  code: cleanText,
  unit: cleanText,
  quantity: amount(3),
  unitPrice: money,
  vatRate: amount(2, vatRateMax).nullable(),
  priceWithoutVat: money,
  vat: money,
  priceWithVat: money,
};

/**
 * The schema of a record. It is strict, because records are inserted in batches and one wrong value would make the
 * whole batch fail.
 */
const readable = portalPurchase.extend({
  iic: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-F]{32}$/),
  fic: key.toLowerCase(),
  eic: eic.nullable(),
  invoiceNumber: key,
  issueDateTime: moment,
  sellerIdType: cleanText,
  sellerId: cleanText.max(50).toUpperCase(),
  sellerName: cleanText,
  sellerAddress: cleanText,
  sellerTown: cleanText,
  totalPriceWithoutVat: money,
  totalVat: money,
  totalPrice: money,
  currency: cleanText.nullable(),
  exchangeRate: rate.nullable(),
  items: z.array(portalPurchase.shape.items.element.extend(lineFields)).max(linesMax),
});
type PortalPurchase = z.output<typeof readable>;

/** Parses an invoice of the self-care portal, or names the field that cannot be parsed. */
export function factsOfPortal(record: unknown): PurchaseFacts | UnreadableRecord {
  const { data, error } = readable.safeParse(record);
  return data === undefined ? { unreadable: error.issues[0]?.path.join('.') ?? '' } : factsOf(data);
}

/** Maps a record of the portal, which is a whole invoice with its lines; its amounts are in lek. */
function factsOf(purchase: PortalPurchase): PurchaseFacts {
  return {
    eic: purchase.eic,
    iic: purchase.iic,
    fic: purchase.fic,
    number: purchase.invoiceNumber,
    documentType: null,
    typeOfInvoice: purchase.typeOfInvoice,
    supplier: {
      idType: purchase.sellerIdType,
      idNumber: purchase.sellerId,
      name: purchase.sellerName,
      address: purchase.sellerAddress,
      town: purchase.sellerTown,
    },
    issuedAt: purchase.issueDateTime,
    receivedAt: null,
    dueOn: null,
    currency: purchase.currency ?? baseCurrency,
    exchangeRate: purchase.exchangeRate,
    withoutVat: asMoney(purchase.totalPriceWithoutVat),
    vat: asMoney(purchase.totalVat),
    withVat: asMoney(purchase.totalPrice),
    status: eInvoiceStatuses.find((status) => status === purchase.eicStatus) ?? null,
    lines: purchase.items.map(lineOf),
    sources: ['portal'],
  };
}

function lineOf(item: PortalPurchase['items'][number]): PurchaseLine {
  return {
    name: item.name,
    code: item.code,
    unit: item.unit,
    quantity: asQuantity(item.quantity),
    unitPrice: asMoney(item.unitPrice),
    vatRate: item.vatRate === null ? null : asPercent(item.vatRate),
    withoutVat: asMoney(item.priceWithoutVat),
    vat: asMoney(item.vat),
    withVat: asMoney(item.priceWithVat),
  };
}
