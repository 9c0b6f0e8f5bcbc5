import {
  compare,
  decimal,
  decimalText,
  divide,
  magnitude,
  multiply,
  subtract,
  type Decimal,
} from './decimal.ts';

const hundred = decimal('100');
/** EN 16931 validators tolerate a difference of less than one currency unit per category, and so do we. */
const tolerance = decimal('1');

/** Tax on an amount, rounded once. */
export function taxOf(taxable: Decimal, rate: string): string {
  return decimalText(divide(multiply(taxable, decimal(rate)), hundred, 2));
}

export function isNear(one: Decimal, other: Decimal): boolean {
  return compare(magnitude(subtract(one, other)), tolerance) < 0;
}
