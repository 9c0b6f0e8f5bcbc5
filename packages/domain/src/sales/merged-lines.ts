import { plus } from '../amounts.ts';
import type { CartLine } from './cart.ts';

/**
 * Merges lines with the same article, price and discount, at the position of the first one. Returned
 * quantities are not merged with sold quantities, because they could sum to zero.
 */
export function mergedLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const key = keyOf(line);
    const known = merged.get(key);
    merged.set(key, known === undefined ? line : { ...known, quantity: plus(known.quantity, line.quantity) });
  }
  return [...merged.values()];
}

function keyOf(line: CartLine): string {
  const { articleId, name, sku, barcode, unit, quantity, unitPrice, tax, discount, lowersTaxBase } = line;
  const taxKey = 'percent' in tax ? tax.percent : tax.exemption;
  const sign = quantity < 0n ? '-' : '+';
  return [sign, unitPrice, taxKey, discount, lowersTaxBase, articleId, name, sku, barcode, unit].join(
    between,
  );
}

/** The separator of the fields in a key; typed text cannot contain it. */
const between = '\u0000';
