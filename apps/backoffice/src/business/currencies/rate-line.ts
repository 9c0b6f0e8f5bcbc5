export interface Rated {
  readonly at: string;
  readonly exchangeRate: number;
}

export interface RateLine {
  /** An SVG path of the given size: a step line, because a rate is valid until the next change. */
  readonly path: string;
  readonly lowest: number;
  readonly highest: number;
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
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const start = Date.parse(first.at);
  const span = Math.max(1, now.getTime() - start);
  const x = (at: string) => rounded(((Date.parse(at) - start) / span) * width);
  const y = (rate: number) =>
    rounded(highest === lowest ? height / 2 : height - ((rate - lowest) / (highest - lowest)) * height);
  const steps = inOrder.slice(1).map(({ at, exchangeRate }) => `H${x(at)}V${y(exchangeRate)}`);
  return { path: `M0 ${y(first.exchangeRate)}${steps.join('')}H${width}`, lowest, highest };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
