import type { Money } from '@tezga/domain';

/** How much of the price without VAT is left, in percentage points; null where nothing was asked for it. */
export function marginPercent(margin: Money, withoutVat: Money): number | null {
  return withoutVat === 0n ? null : Number((margin * 100_000n) / withoutVat) / 1000;
}
