import { asMoney, minus, noMoney, plus, sumOf, type Money } from '../amounts.ts';
import { itemAt } from './item-at.ts';
import type { Charge, LineAmounts, Pricing, SumsWithOwedVat } from './line-amounts.ts';
import { divideRounded } from './rounding.ts';
import { pricedLine } from './priced-line.ts';
import { amountOutsideVat, type AmountOutsideVat, type ExemptionBesideRates } from './vat-exemptions.ts';
import { wholeParts } from './whole-parts.ts';

/** All lines with one VAT rate, or with one exemption that is reported in the list of rates. */
export interface SameTax extends SumsWithOwedVat {
  readonly lineCount: number;
  readonly vatPercent: bigint | null;
  readonly exemption: ExemptionBesideRates | null;
}

export interface Totals extends SumsWithOwedVat {
  /** The sum of discounts that do not reduce the tax base; an e-invoice shows it as prepaid. */
  readonly discountBesideTax: Money;
}

/**
 * The amounts of an invoice in one currency. Lines sum exactly to the taxes and the amounts outside VAT, and
 * these sum exactly to the totals.
 */
export interface Reckoning {
  readonly lines: readonly LineAmounts[];
  readonly sameTaxes: readonly SameTax[];
  readonly outside: Readonly<Record<AmountOutsideVat, Money>>;
  readonly totals: Totals;
}

export function reckoningOf(charges: readonly Charge[], pricing: Pricing): Reckoning {
  const lines: LineAmounts[] = Array.from({ length: charges.length });
  const sameTaxes: SameTax[] = [];
  const outside = { taxFree: noMoney, markUp: noMoney, exportOfGoods: noMoney };
  for (const places of placesByTax(charges).values()) {
    const group = places.map((place) => itemAt(charges, place));
    const { vatPercent, fiscalExemption: exemption } = itemAt(group, 0).tax;
    const amounts = amountsOfGroup(group, vatPercent, pricing);
    for (const [step, place] of places.entries()) {
      lines[place] = pricedLine(itemAt(group, step), itemAt(amounts, step), pricing);
    }
    const sums = sumsOf(amounts);
    if (exemption === null || exemption === 'TYPE_1' || exemption === 'TYPE_2')
      sameTaxes.push({ lineCount: group.length, vatPercent, exemption, ...sums });
    else {
      const place = amountOutsideVat[exemption];
      outside[place] = plus(outside[place], sums.withoutVat);
    }
  }
  const discountBesideTax = sumOf(
    charges.map(({ discountBesideTax: share }, place) =>
      asMoney(divideRounded(itemAt(lines, place).withVat * share, 10_000n)),
    ),
  );
  return { lines, sameTaxes, outside, totals: { ...sumsOf(lines), discountBesideTax } };
}

function placesByTax(charges: readonly Charge[]): Map<number | string, number[]> {
  const places = new Map<number | string, number[]>();
  for (const [place, { tax }] of charges.entries()) {
    const key = tax.fiscalExemption ?? Number(tax.vatPercent);
    const known = places.get(key);
    if (known === undefined) places.set(key, [place]);
    else known.push(place);
  }
  return places;
}

/**
 * Computes the VAT of a group from its base, rounds it once, and distributes it to the lines. If prices
 * include VAT, some totals are impossible: at 20 % a base of 0.02 gives a total of 0.02 and a base of 0.03 a
 * total of 0.04, so no base gives 0.03. Then the total that the buyer pays is unchanged, and the VAT is off
 * by one hundredth.
 */
function amountsOfGroup(
  group: readonly Charge[],
  vatPercent: bigint | null,
  { pricesIncludeVat, isReverseCharge }: Pricing,
): SumsWithOwedVat[] {
  const withVatOf = isReverseCharge ? owedByBuyer : chargedToBuyer;
  if (vatPercent === null) return group.map(({ amount }) => chargedToBuyer(amount, noMoney));
  if (pricesIncludeVat) {
    const bases = wholeParts(
      group.map(({ amount }) => amount * 100n),
      100n + vatPercent,
    );
    return group.map(({ amount }, place) => {
      const withoutVat = asMoney(itemAt(bases, place));
      return withVatOf(withoutVat, minus(amount, withoutVat));
    });
  }
  const vats = wholeParts(
    group.map(({ amount }) => amount * vatPercent),
    100n,
  );
  return group.map(({ amount }, place) => withVatOf(amount, asMoney(itemAt(vats, place))));
}

const chargedToBuyer = (withoutVat: Money, vat: Money): SumsWithOwedVat => ({
  withoutVat,
  vat,
  withVat: plus(withoutVat, vat),
  owedVat: noMoney,
});

const owedByBuyer = (withoutVat: Money, owedVat: Money): SumsWithOwedVat => ({
  withoutVat,
  vat: noMoney,
  withVat: withoutVat,
  owedVat,
});

export function sumsOf(parts: readonly SumsWithOwedVat[]): SumsWithOwedVat {
  return {
    withoutVat: sumOf(parts.map(({ withoutVat }) => withoutVat)),
    vat: sumOf(parts.map(({ vat }) => vat)),
    withVat: sumOf(parts.map(({ withVat }) => withVat)),
    owedVat: sumOf(parts.map(({ owedVat }) => owedVat)),
  };
}
