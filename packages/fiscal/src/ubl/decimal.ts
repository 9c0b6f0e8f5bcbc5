/** An exact decimal number: `units` divided by 10 to the power of `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

// The number of digits is limited, because calculating with a huge number from an attacker would block the
// server.
const written = /^([+-]?)(?:(\d{1,30})(?:\.(\d{0,30}))?|\.(\d{1,30}))$/;

/** Parses a decimal number; null if the text is not one. */
export function readDecimal(text: string): Decimal | null {
  const found = written.exec(text.trim());
  if (found === null) return null;
  const [, sign, whole = '', fraction = found[4] ?? ''] = found;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

export function decimal(text: string): Decimal {
  const read = readDecimal(text);
  if (read === null) throw new RangeError(`not a number: ${text}`);
  return read;
}

export const zero: Decimal = { units: 0n, scale: 0 };

const power = (scale: number) => 10n ** BigInt(scale);
const unitsAt = ({ units, scale }: Decimal, wanted: number) => units * power(wanted - scale);

export function add(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { units: unitsAt(one, scale) + unitsAt(other, scale), scale };
}

export const negative = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale });

export const subtract = (one: Decimal, other: Decimal): Decimal => add(one, negative(other));

export const multiply = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  scale: one.scale + other.scale,
});

export const sum = (all: Iterable<Decimal>): Decimal => [...all].reduce(add, zero);

/** Negative if the first number is smaller, positive if it is larger, zero if both are equal. */
export function compare(one: Decimal, other: Decimal): number {
  const { units } = subtract(one, other);
  return units === 0n ? 0 : units < 0n ? -1 : 1;
}

export const magnitude = ({ units, scale }: Decimal): Decimal => ({
  units: units < 0n ? -units : units,
  scale,
});

/** Divides, and rounds half away from zero, so that a credit note has the exact negatives of its invoice. */
export function divide(one: Decimal, other: Decimal, scale: number): Decimal {
  const [above, below] = [one.units * power(other.scale + scale), other.units * power(one.scale)];
  const isNegative = above < 0n !== below < 0n;
  const [top, bottom] = [above < 0n ? -above : above, below < 0n ? -below : below];
  const units = (2n * top + bottom) / (2n * bottom);
  return { units: isNegative ? -units : units, scale };
}

export const rounded = (value: Decimal, scale: number): Decimal =>
  value.scale <= scale
    ? { units: unitsAt(value, scale), scale }
    : divide(value, { units: 1n, scale: 0 }, scale);

/** A decimal number as text, such as `-0.50`. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  const whole = digits.slice(0, digits.length - scale);
  return scale === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-scale)}`;
}

/** An amount as text, always with two decimals as in documents. */
export const amountText = (value: Decimal): string => decimalText(rounded(value, 2));
