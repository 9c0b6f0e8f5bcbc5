import { noMoney, plus, type Money } from '@tezga/domain';

export interface ValuedPart {
  readonly name: string;
  readonly value: Money;
}

/** The maximum number of bars, because more cannot be compared at a glance. */
const barsMax = 6;

const absolute = (value: bigint) => (value < 0n ? -value : value);

/** The largest parts, and the sum of all others as the last bar; lengths in percent of the longest bar. */
export function valueBars(parts: readonly ValuedPart[], others: string) {
  const sorted = parts.toSorted((one, other) => Number(absolute(other.value) - absolute(one.value)));
  const isCut = sorted.length > barsMax;
  const shown = isCut ? sorted.slice(0, barsMax - 1) : sorted;
  const rest = sorted.slice(shown.length).reduce((sum, { value }) => plus(sum, value), noMoney);
  const bars = isCut ? [...shown, { name: others, value: rest }] : shown;
  const percentOf = percentOfLongest(bars);
  return bars.map((bar) => Object.assign({ percent: percentOf(bar.value) }, bar));
}

/** The length of the bar of a value, in percent of the longest bar of these parts. */
export function percentOfLongest(parts: readonly ValuedPart[]): (value: Money) => number {
  const longest = parts.reduce((most, { value }) => {
    const length = absolute(value);
    return length > most ? length : most;
  }, 0n);
  return (value) => (longest === 0n ? 0 : Number((absolute(value) * 10_000n) / longest) / 100);
}
