import { asMoney, noMoney, plus, sumOf } from '../amounts.ts';
import type { InvoiceLine, SalesInvoice } from './invoice-of.ts';
import { itemAt } from './item-at.ts';
import type { LineAmounts } from './line-amounts.ts';
import type { PaymentInLek } from './payments.ts';
import { sumsOf, type Reckoning, type SameTax } from './reckoning.ts';
import { divideRounded } from './rounding.ts';
import { amountOutsideVat } from './vat-exemptions.ts';

type Facts = Pick<SalesInvoice, 'type' | 'hasVat' | 'isReverseCharge' | 'currency' | 'exchangeRate'>;

/** Builds an invoice from lines with known amounts, for corrections and summary invoices. */
export function invoiceOfLines(
  facts: Facts,
  lines: readonly InvoiceLine[],
  payments: readonly PaymentInLek[],
): SalesInvoice {
  const isForeign = lines.some(({ inCurrency }) => inCurrency !== null);
  return {
    ...facts,
    lines,
    ...summedUp(lines, lines),
    payments,
    inCurrency: isForeign
      ? summedUp(
          lines,
          lines.map(({ inCurrency, ...amounts }) => inCurrency ?? amounts),
        )
      : null,
  };
}

/** The sums of lines, in lek or in the currency of the invoice. */
export function summedUp(
  lines: readonly InvoiceLine[],
  amounts: readonly LineAmounts[],
): Omit<Reckoning, 'lines'> {
  const sameTaxes: SameTax[] = [];
  const outside = { taxFree: noMoney, markUp: noMoney, exportOfGoods: noMoney };
  for (const places of placesByTax(lines).values()) {
    const { vatPercent, fiscalExemption: exemption } = itemAt(lines, itemAt(places, 0));
    const sums = sumsOf(places.map((place) => itemAt(amounts, place)));
    if (exemption === null || exemption === 'TYPE_1' || exemption === 'TYPE_2')
      sameTaxes.push({ lineCount: places.length, vatPercent, exemption, ...sums });
    else {
      const place = amountOutsideVat[exemption];
      outside[place] = plus(outside[place], sums.withoutVat);
    }
  }
  const discountBesideTax = sumOf(
    lines.map(({ discount, lowersTaxBase }, place) =>
      lowersTaxBase ? noMoney : asMoney(divideRounded(itemAt(amounts, place).withVat * discount, 10_000n)),
    ),
  );
  return { sameTaxes, outside, totals: { ...sumsOf(amounts), discountBesideTax } };
}

function placesByTax(lines: readonly InvoiceLine[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { fiscalExemption, vatPercent }] of lines.entries()) {
    const key = fiscalExemption ?? String(vatPercent);
    places.set(key, [...(places.get(key) ?? []), place]);
  }
  return places;
}
