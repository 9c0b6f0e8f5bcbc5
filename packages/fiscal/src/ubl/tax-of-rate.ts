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
 * The tolerance of the validators of EN 16931: a stated VAT amount may differ from the computed one by less
 * than one currency unit for each VAT category.
 */
const tolerance = decimal('1');

/** The tax on an amount, rounded once. */
export function taxOf(taxable: Decimal, rate: string): string {
  return decimalText(divide(multiply(taxable, decimal(rate)), hundred, 2));
}

export function isNear(one: Decimal, other: Decimal): boolean {
  return compare(magnitude(subtract(one, other)), tolerance) < 0;
}
