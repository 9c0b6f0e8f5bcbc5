import type { ExchangeRate } from '@tezga/domain';

export interface Rated {
  readonly at: string;
  readonly exchangeRate: ExchangeRate;
}

export interface RateLine {
  /** An SVG path of the given size: a step line, because a rate is valid until the next change. */
  readonly path: string;
  readonly lowest: ExchangeRate;
  readonly highest: ExchangeRate;
}

/** The chart of rates over time, up to now; null with fewer than two rates. */
export function rateLine(
  rates: readonly Rated[],
  now: Date,
  { width, height }: { readonly width: number; readonly height: number },
): RateLine | null {
  const inOrder = rates.toSorted((one, other) => one.at.localeCompare(other.at));
  const [first, second] = inOrder;
  if (first === undefined || second === undefined) return null;
  const values = inOrder.map(({ exchangeRate }) => exchangeRate);
  const lowest = values.reduce((least, value) => (value < least ? value : least));
  const highest = values.reduce((most, value) => (value > most ? value : most));
  const start = Date.parse(first.at);
  const span = Math.max(1, now.getTime() - start);
  const x = (at: string) => rounded(((Date.parse(at) - start) / span) * width);
  const y = (rate: ExchangeRate) =>
    rounded(
      highest === lowest ? height / 2 : height - (Number(rate - lowest) / Number(highest - lowest)) * height,
    );
  const steps = inOrder.slice(1).map(({ at, exchangeRate }) => `H${x(at)}V${y(exchangeRate)}`);
  return { path: `M0 ${y(first.exchangeRate)}${steps.join('')}H${width}`, lowest, highest };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
