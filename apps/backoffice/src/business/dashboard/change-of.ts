import { asMoney, divideRounded, type Money } from '@tezga/domain';

/** By how many percent a figure changed; null where there was nothing before that it could have changed from. */
export function changeOf(now: bigint, before: bigint): number | null {
  return before <= 0n ? null : (Number(now - before) / Number(before)) * 100;
}

/** Null where nothing was sold. */
export function basketOf({ totalPrice, count }: { totalPrice: Money; count: number }): Money | null {
  return count === 0 ? null : asMoney(divideRounded(totalPrice, BigInt(count)));
}

/** 180000 is `180k`, for where there is no room for more. */
export function inThousands(amount: number): string {
  const scales: readonly [number, string][] = [
    [1_000_000_000, 'mld'],
    [1_000_000, 'M'],
    [1_000, 'k'],
  ];
  const [scale, letter] = scales.find(([least]) => Math.abs(amount) >= least) ?? [1, ''];
  return `${Number((amount / scale).toFixed(1))}${letter}`.replace('-', '−');
}
