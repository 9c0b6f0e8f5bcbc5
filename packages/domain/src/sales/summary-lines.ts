import { plus, type Money } from '../amounts.ts';
import type { InvoiceLine } from './invoice-of.ts';
import { itemAt } from './item-at.ts';
import type { LineAmounts } from './line-amounts.ts';
import { priceMaking } from './priced-line.ts';
import { sizeOf } from './rounding.ts';

/** A line of an order, with the cost of its goods when it was served. */
export interface OrderLine extends InvoiceLine {
  readonly cost: Money;
}

/** The lines that remain of an order after its corrections; line numbers start with 1. */
export function orderLinesLeft(
  lines: readonly OrderLine[],
  corrections: readonly OrderLine[],
): readonly OrderLine[] {
  if (corrections.length === 0) return lines;
  const left = [...lines];
  const added: OrderLine[] = [];
  for (const correction of corrections) {
    const place = (correction.correctsPlace ?? 0) - 1;
    const line = left[place];
    if (line === undefined) added.push(correction);
    else left[place] = mergedLine(line, correction);
  }
  return [...left, ...added].filter(({ quantity }) => quantity !== 0n).map(pricedAnew);
}

/**
 * The lines of a summary invoice, whose sums equal those of the orders exactly. Lines with the same article
 * and price are merged only if the tax authority would accept the result: it accepts a difference of one
 * hundredth for each line, and the rounding differences of a hundred merged lines could exceed this.
 */
export function summaryLines(lines: Iterable<OrderLine>): OrderLine[] {
  const summed: OrderLine[] = [];
  const placesOf = new Map<string, number[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const places = placesOf.get(key) ?? [];
    const place = places
      .slice(-triedLinesMax)
      .find((each) => isAccepted(mergedLine(itemAt(summed, each), line)));
    if (place === undefined) placesOf.set(key, [...places, summed.push(line) - 1]);
    else summed[place] = mergedLine(itemAt(summed, place), line);
  }
  return summed.map(({ correctsPlace: _ofOrder, ...line }) => line);
}

/**
 * How many of the latest lines are tried for merging; older ones have already used up the allowed difference.
 */
const triedLinesMax = 20;

function mergedLine(one: OrderLine, other: OrderLine): OrderLine {
  return {
    ...one,
    ...amountsTogether(one, other),
    quantity: plus(one.quantity, other.quantity),
    cost: plus(one.cost, other.cost),
    inCurrency:
      one.inCurrency === null || other.inCurrency === null
        ? null
        : { ...one.inCurrency, ...amountsTogether(one.inCurrency, other.inCurrency) },
  };
}

const amountsTogether = (one: LineAmounts, other: LineAmounts) => ({
  withoutVat: plus(one.withoutVat, other.withoutVat),
  vat: plus(one.vat, other.vat),
  withVat: plus(one.withVat, other.withVat),
  owedVat: plus(one.owedVat, other.owedVat),
});

/** Computes the unit prices of the line again from its remaining amounts. */
function pricedAnew(line: OrderLine): OrderLine {
  return {
    ...line,
    ...pricesOf(line, line),
    inCurrency: line.inCurrency === null ? null : { ...line.inCurrency, ...pricesOf(line, line.inCurrency) },
  };
}

function pricesOf({ quantity, discount, lowersTaxBase }: OrderLine, amounts: LineAmounts) {
  const { unitPriceWithoutVat, unitPriceWithVat, withoutVat, withVat } = amounts;
  const left = lowersTaxBase ? whole - discount : whole;
  if (left === 0n) return { unitPriceWithoutVat, unitPriceWithVat };
  return {
    unitPriceWithoutVat: priceMaking(withoutVat, unitPriceWithoutVat, quantity, left),
    unitPriceWithVat: priceMaking(withVat, unitPriceWithVat, quantity, left),
  };
}

const whole = 10_000n;

/** Whether the line passes the checks of the tax authority, which calculates each line itself. */
function isAccepted(line: OrderLine): boolean {
  const { vatPercent, withoutVat, vat, owedVat, inCurrency } = line;
  const off = vatPercent === null ? 0n : sizeOf((vat + owedVat) * 100n - withoutVat * vatPercent);
  return off <= 100n && hasItsPrices(line, line) && (inCurrency === null || hasItsPrices(line, inCurrency));
}

function hasItsPrices(line: OrderLine, amounts: LineAmounts): boolean {
  const { unitPriceWithoutVat, unitPriceWithVat } = pricesOf(line, amounts);
  return unitPriceWithoutVat === amounts.unitPriceWithoutVat && unitPriceWithVat === amounts.unitPriceWithVat;
}

/** The separator of the fields in a key; typed text cannot contain it. */
const between = '\u0000';

function keyOf(line: OrderLine): string {
  const { inCurrency } = line;
  return [
    line.unitPriceWithoutVat,
    line.unitPriceWithVat,
    inCurrency?.unitPriceWithoutVat,
    inCurrency?.unitPriceWithVat,
    line.vatPercent,
    line.exemption,
    line.discount,
    line.lowersTaxBase,
    line.articleId,
    line.name,
    line.sku,
    line.barcode,
    line.unit,
  ].join(between);
}
