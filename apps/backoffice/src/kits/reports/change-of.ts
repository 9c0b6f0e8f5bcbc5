import { asMoney, divideRounded, type Money } from '@tezga/domain';

/** The change in percent; null if the earlier figure is not positive. */
export function changeOf(now: bigint, before: bigint): number | null {
  return before <= 0n ? null : (Number(now - before) / Number(before)) * 100;
}

/** The average total of an invoice; null if there are no invoices. */
export function basketOf({ totalPrice, count }: { totalPrice: Money; count: number }): Money | null {
  return count === 0 ? null : asMoney(divideRounded(totalPrice, BigInt(count)));
}

/** A short form for narrow places: 180000 is `180k`. */
export function inThousands(amount: number): string {
  const scales: readonly [number, string][] = [
    [1_000_000_000, 'mld'],
    [1_000_000, 'M'],
    [1_000, 'k'],
  ];
  const [scale, letter] = scales.find(([least]) => Math.abs(amount) >= least) ?? [1, ''];
  return `${Number((amount / scale).toFixed(1))}${letter}`.replace('-', '−');
}
