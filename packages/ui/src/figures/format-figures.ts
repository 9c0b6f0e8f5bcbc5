import { divideRounded, type ExchangeRate, type Money, type Quantity, type UnitCost } from '@tezga/domain';

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/** Shown for a missing amount, date, percentage or text; for an amount, 0.00 would be wrong. */
export const MISSING = '–';

/** Shown for a quantity that is not a number, as the specification demands. */
export const NOT_NUMERIC = '-';

/** Formats 1245000n with two decimals as `12 450.00`, with non-breaking spaces and a real minus sign. */
export function formatScaled(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${value < 0n ? MINUS : ''}${whole}${fraction}`;
}

export function formatAmount(amount: Money | null | undefined): string {
  return typeof amount === 'bigint' ? formatScaled(amount, 2) : MISSING;
}

/** Formats a unit cost, rounded to two decimals beside amounts, and to three in forms. */
export function formatCost(cost: UnitCost, decimals: 2 | 3): string {
  return formatScaled(divideRounded(cost, 10n ** BigInt(6 - decimals)), decimals);
}

/** Formats an exchange rate, rounded to two decimals or to a given number of decimals. */
export function formatRate(rate: ExchangeRate, decimals = 2): string {
  return formatScaled(divideRounded(rate, 10n ** BigInt(8 - decimals)), decimals);
}

/** Formats a quantity; "-" if it is missing. */
export function formatQuantity(quantity: Quantity | null | undefined): string {
  return typeof quantity === 'bigint' ? formatScaled(quantity, 3) : NOT_NUMERIC;
}

/** Formats a count, such as `8 914`. */
export function formatCount(count: number | bigint): string {
  return formatScaled(BigInt(count), 0);
}

/** Formats percentage points with one decimal, or with a given number of decimals. */
export function formatPercent(points: number | null | undefined, decimals = 1): string {
  if (typeof points !== 'number' || !Number.isFinite(points)) {
    return MISSING;
  }
  const scaled = BigInt(Math.round(Math.abs(points) * 10 ** decimals));
  return `${formatScaled(points < 0 ? -scaled : scaled, decimals)}%`;
}

export type Direction = 'up' | 'down' | 'same';

/** Judges whether a change is good, which depends on the figure: for returns, a decrease is good. */
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
