import { divideRounded, type ExchangeRate, type Money, type Quantity, type UnitCost } from '@tezga/domain';

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/** Shown instead of an unknown amount, because 0.00 would be wrong. */
export const MISSING = '–';

/** Shown instead of a quantity that is not numeric, as the specification demands. */
export const NOT_NUMERIC = '-';

/** 1245000n with two decimals is `12 450.00`, the spaces unbreakable and the minus a real one. */
export function formatScaled(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${value < 0n ? MINUS : ''}${whole}${fraction}`;
}

export function formatAmount(amount: Money | null | undefined): string {
  return typeof amount === 'bigint' ? formatScaled(amount, 2) : MISSING;
}

/** Formats a unit cost, rounded to two decimals beside amounts and to three in forms. */
export function formatCost(cost: UnitCost, decimals: 2 | 3): string {
  return formatScaled(divideRounded(cost, 10n ** BigInt(6 - decimals)), decimals);
}

/** Formats an exchange rate, rounded to two decimals or to the given number. */
export function formatRate(rate: ExchangeRate, decimals = 2): string {
  return formatScaled(divideRounded(rate, 10n ** BigInt(8 - decimals)), decimals);
}

/** Formats a quantity; "-" if there is none. */
export function formatQuantity(quantity: Quantity | null | undefined): string {
  return typeof quantity === 'bigint' ? formatScaled(quantity, 3) : NOT_NUMERIC;
}

/** Formats a count: `8 914`. */
export function formatCount(count: number | bigint): string {
  return formatScaled(BigInt(count), 0);
}

/** Formats percentage points with one decimal, or with the given number of decimals. */
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
