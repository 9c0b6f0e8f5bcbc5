import { noMoney, plus, type Money, type Percent } from '../amounts.ts';
import type { PurchaseLine } from './purchase.ts';

export interface VatAtRate {
  /** Null if no VAT is charged. */
  readonly vatRate: Percent | null;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
}

/** The sums of the lines by rate, the highest rate first. */
export function vatByRate(lines: readonly PurchaseLine[]): VatAtRate[] {
  const byRate = new Map<Percent | null, VatAtRate>();
  for (const { vatRate, withoutVat, vat, withVat } of lines) {
    const before = byRate.get(vatRate) ?? { vatRate, withoutVat: noMoney, vat: noMoney, withVat: noMoney };
    byRate.set(vatRate, {
      vatRate,
      withoutVat: plus(before.withoutVat, withoutVat),
      vat: plus(before.vat, vat),
      withVat: plus(before.withVat, withVat),
    });
  }
  return [...byRate.values()].toSorted((one, other) => Number((other.vatRate ?? -1n) - (one.vatRate ?? -1n)));
}
