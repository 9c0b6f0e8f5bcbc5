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
/** The official check lets sums of a category be off by less than one unit of the currency, and so do we. */
const tolerance = decimal('1');

/** The tax of what is taxed, rounded once. */
export function taxOf(taxable: Decimal, rate: string): string {
  return decimalText(divide(multiply(taxable, decimal(rate)), hundred, 2));
}

export function isNear(one: Decimal, other: Decimal): boolean {
  return compare(magnitude(subtract(one, other)), tolerance) < 0;
}
