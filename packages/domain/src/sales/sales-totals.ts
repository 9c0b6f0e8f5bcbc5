import { noMoney, noQuantity, plus, sumOf, type Money, type Quantity } from '../amounts.ts';
import type { InvoiceFilter } from './invoice-types.ts';
import { paymentMethods, type PaymentMethod } from './payment-methods.ts';
import type { VatExemption } from './vat-exemptions.ts';

/** The facts of an issued invoice from which totals are computed. Amounts are hundredths of a lek. */
export interface SoldInvoice {
  /** The day in Tirana. */
  readonly day: string;
  /** The hour in Tirana, from 0 to 23. */
  readonly hour: number;
  readonly tillId: string;
  readonly shopId: string;
  readonly operatorId: string;
  readonly class: InvoiceFilter;
  readonly customerId: string | null;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
  /** The cost of all goods of the invoice. */
  readonly cost: Money;
  readonly payments: readonly { readonly method: PaymentMethod; readonly amountInLek: Money }[];
  readonly lines: readonly SoldLine[];
}

export interface SoldLine {
  readonly articleId: string | null;
  readonly quantity: Quantity;
  readonly vatPercent: bigint | null;
  readonly exemption: VatExemption | null;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
  /** The cost of the goods of the line. */
  readonly cost: Money;
}

export const salesDimensions = ['sales', 'hour', 'method', 'vat', 'shop', 'item', 'client'] as const;
export type SalesDimension = (typeof salesDimensions)[number];

export interface SalesTotal {
  readonly dimension: SalesDimension;
  readonly span: 'day' | 'month';
  readonly firstDay: string;
  /** The id of the till; in totals of articles and customers, the id of the shop. */
  readonly placeId: string;
  readonly key: string;
  /** The number of invoices; for an article, the number of lines. */
  readonly count: bigint;
  readonly quantity: Quantity;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
  readonly cost: Money;
}

type Figures = Pick<SalesTotal, 'count' | 'quantity' | 'withoutVat' | 'vat' | 'withVat' | 'cost'>;

/**
 * The class of an invoice in lists and reports. By law a card payment is cash, but lists and reports count it
 * separately.
 */
export function invoiceClassOf(payments: readonly { readonly method: PaymentMethod }[]): InvoiceFilter {
  if (payments.some(({ method }) => method === 'ORDER')) return 'order';
  if (payments.some(({ method }) => paymentMethods[method].settles === 'NONCASH')) return 'nonCash';
  return payments.length > 0 && payments.every(({ method }) => method === 'CARD') ? 'card' : 'cash';
}

/**
 * The rows that an invoice adds to the totals. They are sorted by key, so that concurrent transactions lock rows in
 * the same order and cannot deadlock.
 */
export function salesTotalsOf(sold: SoldInvoice): SalesTotal[] {
  return merged(isRevenueClass(sold.class) ? revenueTotals(sold) : operatorTotals(sold));
}

/**
 * Whether invoices of this class are revenue. Orders are not, because an amount would count twice: in the
 * order and in its summary invoice. Self-issued invoices and written-off debts are not revenue either.
 */
export const isRevenueClass = (kind: InvoiceFilter): boolean => kind !== 'order' && kind !== 'other';

/** The key of an hour in the totals. */
export const hourKey = (hour: number): string => String(hour).padStart(2, '0');

function operatorTotals(sold: SoldInvoice): SalesTotal[] {
  return ofTill(sold, 'sales', `${sold.operatorId}:${sold.class}`, wholeInvoice(sold));
}

function revenueTotals(sold: SoldInvoice): SalesTotal[] {
  const whole = wholeInvoice(sold);
  return [
    ...operatorTotals(sold),
    ...ofTill(sold, 'hour', hourKey(sold.hour), whole),
    ...ofTill(sold, 'shop', sold.shopId, whole),
    ...methodTotals(sold),
    ...vatTotals(sold),
    ...sold.lines.flatMap((line) =>
      line.articleId === null ? [] : ofShop(sold, 'item', line.articleId, ofLine(line)),
    ),
    ...(sold.customerId === null ? [] : ofShop(sold, 'client', sold.customerId, whole)),
  ];
}

/**
 * The totals by payment method. An invoice with two payments of the same method counts as one invoice of that
 * method.
 */
function methodTotals(sold: SoldInvoice): SalesTotal[] {
  const paid = new Map<PaymentMethod, Money>();
  for (const { method, amountInLek } of sold.payments)
    paid.set(method, plus(paid.get(method) ?? noMoney, amountInLek));
  return [...paid].flatMap(([method, withVat]) =>
    ofTill(sold, 'method', method, { ...nothing, count: 1n, withVat }),
  );
}

/** The totals by VAT rate or reason for no VAT; each counts the invoice once. */
function vatTotals(sold: SoldInvoice): SalesTotal[] {
  const lines = new Map<string, SoldLine[]>();
  for (const line of sold.lines) {
    const key = line.exemption ?? String(line.vatPercent ?? 0n);
    const same = lines.get(key);
    if (same === undefined) lines.set(key, [line]);
    else same.push(line);
  }
  return [...lines].flatMap(([key, same]) =>
    ofTill(sold, 'vat', key, { ...same.map(ofLine).reduce(sumOfTwo), count: 1n }),
  );
}

const nothing: Figures = {
  count: 0n,
  quantity: noQuantity,
  withoutVat: noMoney,
  vat: noMoney,
  withVat: noMoney,
  cost: noMoney,
};

function wholeInvoice({ lines, withoutVat, vat, withVat, cost }: SoldInvoice): Figures {
  return {
    count: 1n,
    quantity: sumOf(lines.map(({ quantity }) => quantity)),
    withoutVat,
    vat,
    withVat,
    cost,
  };
}

function ofLine({ quantity, withoutVat, vat, withVat, cost }: SoldLine): Figures {
  return { count: 1n, quantity, withoutVat, vat, withVat, cost };
}

const ofTill = (sold: SoldInvoice, dimension: SalesDimension, key: string, figures: Figures): SalesTotal[] =>
  byDayAndMonth(sold.day, { dimension, placeId: sold.tillId, key, ...figures });

const ofShop = (sold: SoldInvoice, dimension: SalesDimension, key: string, figures: Figures): SalesTotal[] =>
  byDayAndMonth(sold.day, { dimension, placeId: sold.shopId, key, ...figures });

/** A row for the day and a row for the month, so that a report over a year does not read 365 days. */
function byDayAndMonth(day: string, total: Omit<SalesTotal, 'span' | 'firstDay'>): SalesTotal[] {
  return [
    { ...total, span: 'day', firstDay: day },
    { ...total, span: 'month', firstDay: `${day.slice(0, 7)}-01` },
  ];
}

const placeOf = ({ dimension, span, firstDay, placeId, key }: SalesTotal): string =>
  `${dimension} ${span} ${firstDay} ${placeId} ${key}`;

function merged(rows: readonly SalesTotal[]): SalesTotal[] {
  const places = new Map<string, SalesTotal>();
  for (const row of rows) {
    const place = placeOf(row);
    const earlier = places.get(place);
    places.set(place, earlier === undefined ? row : { ...row, ...sumOfTwo(earlier, row) });
  }
  return [...places].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function sumOfTwo(one: Figures, other: Figures): Figures {
  return {
    count: one.count + other.count,
    quantity: plus(one.quantity, other.quantity),
    withoutVat: plus(one.withoutVat, other.withoutVat),
    vat: plus(one.vat, other.vat),
    withVat: plus(one.withVat, other.withVat),
    cost: plus(one.cost, other.cost),
  };
}
