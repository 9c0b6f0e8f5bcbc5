/**
 * The quotient rounded to a whole number, half away from zero, so that a movement and its reversal are
 * rounded alike.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [size, by] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * size + by) / (2n * by);
  return isNegative ? -rounded : rounded;
}
