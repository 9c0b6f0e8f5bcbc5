import { divideRounded, type ExchangeRate, type Money, type Quantity, type UnitCost } from '@tezga/domain';

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

export function formatAmount(amount: Money | null | undefined): string {
  return typeof amount === 'bigint' ? formatScaled(amount, 2) : MISSING;
}

/** What a unit costs, rounded: two decimals beside amounts, three where costs are typed. */
export function formatCost(cost: UnitCost, decimals: 2 | 3): string {
  return formatScaled(divideRounded(cost, 10n ** BigInt(6 - decimals)), decimals);
}

/** A rate rounded to two decimals, as it is typed, or to more. */
export function formatRate(rate: ExchangeRate, decimals = 2): string {
  return formatScaled(divideRounded(rate, 10n ** BigInt(8 - decimals)), decimals);
}

/** What is no quantity is "-". */
export function formatQuantity(quantity: Quantity | null | undefined): string {
  return typeof quantity === 'bigint' ? formatScaled(quantity, 3) : NOT_NUMERIC;
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
