import type { Money } from '@tezga/domain';

/** The margin in percent of the price without VAT; null if that price is zero. */
export function marginPercent(margin: Money, withoutVat: Money): number | null {
  return withoutVat === 0n ? null : Number((margin * 100_000n) / withoutVat) / 1000;
}
