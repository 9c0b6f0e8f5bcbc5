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
/**
 * Like the validators of EN 16931, we accept a stated VAT amount that differs from the computed one by less than one
 * currency unit per VAT category.
 */
const tolerance = decimal('1');

/** Tax on an amount, rounded once. */
export function taxOf(taxable: Decimal, rate: string): string {
  return decimalText(divide(multiply(taxable, decimal(rate)), hundred, 2));
}

export function isNear(one: Decimal, other: Decimal): boolean {
  return compare(magnitude(subtract(one, other)), tolerance) < 0;
}
