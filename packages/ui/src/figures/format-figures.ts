const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/** What stands where no amount is known; never 0.00. */
export const MISSING = '–';

/** What the specification asks for where a quantity is not numeric. */
export const NOT_NUMERIC = '-';

/** 1245000n with two decimals is `12 450.00`, the spaces unbreakable and the minus a real one. */
export function formatScaled(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${value < 0n ? MINUS : ''}${whole}${fraction}`;
}

/** Money counts hundredths. */
export function formatAmount(hundredths: bigint | null | undefined): string {
  return typeof hundredths === 'bigint' ? formatScaled(hundredths, 2) : MISSING;
}

/** Quantities count thousandths; anything that is no quantity is "-". */
export function formatQuantity(thousandths: unknown): string {
  return typeof thousandths === 'bigint' ? formatScaled(thousandths, 3) : NOT_NUMERIC;
}

/** A count of things: `8 914`. */
export function formatCount(count: number | bigint): string {
  return formatScaled(BigInt(count), 0);
}

/** Percentage points with one decimal, or as many as asked for. */
export function formatPercent(points: number | null | undefined, decimals = 1): string {
  if (typeof points !== 'number' || !Number.isFinite(points)) {
    return MISSING;
  }
  const scaled = BigInt(Math.round(Math.abs(points) * 10 ** decimals));
  return `${formatScaled(points < 0 ? -scaled : scaled, decimals)}%`;
}

export type Direction = 'up' | 'down' | 'same';

/** Whether a change is good depends on the figure: fewer returns are good although the figure falls. */
export function judgeChange(
  points: number,
  goodWhen: 'up' | 'down',
): { direction: Direction; good: boolean } {
  const rounded = Math.round(points * 10);
  if (rounded === 0) {
    return { direction: 'same', good: true };
  }
  const direction = rounded > 0 ? 'up' : 'down';
  return { direction, good: direction === goodWhen };
}
