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

/** A record that cannot be read, by the field that is strange; for the log. */
export interface UnreadableRecord {
  readonly unreadable: string;
}

/** Whoever writes more than this, in whatever unit, has not written an amount. */
const largest = 10n ** 15n;
const highestVatRate = 100_00n;
const linesMost = 10_000;

const said = z.string().overwrite(xmlSafeText).trim();
/** What purchases are found by. */
const key = said.min(1).max(100);
const eic = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f-]{36}$/);
const rate = z.string().regex(/^\d{1,9}(\.\d+)?$/);

const amount = (decimals: number, most = largest) =>
  z.string().transform((text, context) => {
    const value = fixedPointOf(text, decimals);
    if (value !== null && value <= most && value >= -most) return value;
    context.addIssue({ code: 'custom', message: 'no amount' });
    return z.NEVER;
  });
const money = amount(2);

const moment = z.string().transform((text, context) => {
  const at = new Date(text);
  if (at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2200) return at;
  context.addIssue({ code: 'custom', message: 'no moment' });
  return z.NEVER;
});

const lineFields = {
  name: said,
  code: said,
  unit: said,
  quantity: amount(3),
  unitPrice: money,
  vatRate: amount(2, highestVatRate).nullable(),
  priceWithoutVat: money,
  vat: money,
  priceWithVat: money,
};

/** All that a row must be to be kept; what is stranger would take the rows beside it along. */
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
  sellerIdType: said,
  sellerId: said.max(50).toUpperCase(),
  sellerName: said,
  sellerAddress: said,
  sellerTown: said,
  totalPriceWithoutVat: money,
  totalVat: money,
  totalPrice: money,
  currency: said.nullable(),
  exchangeRate: rate.nullable(),
  items: z.array(portalPurchase.shape.items.element.extend(lineFields)).max(linesMost),
});
type ToldPurchase = z.output<typeof readable>;

/** An invoice as the portal of the taxpayer has it, or what about it cannot be read. */
export function factsOfPortal(record: unknown): PurchaseFacts | UnreadableRecord {
  const { data: told, error } = readable.safeParse(record);
  return told === undefined ? { unreadable: error.issues[0]?.path.join('.') ?? '' } : factsOf(told);
}

/** Whole, in lek. */
function factsOf(told: ToldPurchase): PurchaseFacts {
  return {
    eic: told.eic,
    iic: told.iic,
    fic: told.fic,
    number: told.invoiceNumber,
    documentType: null,
    typeOfInvoice: told.typeOfInvoice,
    supplier: {
      idType: told.sellerIdType,
      idNumber: told.sellerId,
      name: told.sellerName,
      address: told.sellerAddress,
      town: told.sellerTown,
    },
    issuedAt: told.issueDateTime,
    receivedAt: null,
    dueOn: null,
    currency: told.currency ?? baseCurrency,
    exchangeRate: told.exchangeRate,
    withoutVat: asMoney(told.totalPriceWithoutVat),
    vat: asMoney(told.totalVat),
    withVat: asMoney(told.totalPrice),
    status: eInvoiceStatuses.find((status) => status === told.eicStatus) ?? null,
    lines: told.items.map(lineOf),
    sources: ['portal'],
  };
}

function lineOf(item: ToldPurchase['items'][number]): PurchaseLine {
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
