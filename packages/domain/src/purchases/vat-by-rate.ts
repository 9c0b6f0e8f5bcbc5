import type { PurchaseLine } from './purchase.ts';

export interface VatAtRate {
  /** Hundredths of a percent; null where no VAT is charged. */
  readonly vatRate: bigint | null;
  readonly withoutVat: bigint;
  readonly vat: bigint;
  readonly withVat: bigint;
}

/** What the lines come to at each rate, the highest rate first. */
export function vatByRate(lines: readonly PurchaseLine[]): VatAtRate[] {
  const byRate = new Map<bigint | null, VatAtRate>();
  for (const { vatRate, withoutVat, vat, withVat } of lines) {
    const before = byRate.get(vatRate) ?? { vatRate, withoutVat: 0n, vat: 0n, withVat: 0n };
    byRate.set(vatRate, {
      vatRate,
      withoutVat: before.withoutVat + withoutVat,
      vat: before.vat + vat,
      withVat: before.withVat + withVat,
    });
  }
  return [...byRate.values()].toSorted((one, other) => Number((other.vatRate ?? -1n) - (one.vatRate ?? -1n)));
}
