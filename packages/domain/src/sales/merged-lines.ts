import { plus } from '../amounts.ts';
import type { CartLine } from './cart.ts';

/**
 * The same thing at the same price and discount is one line of an invoice, where it first was. What is given back stays apart
 * from what is bought, or a line of nothing could be left.
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

/** No text that is typed has it. */
const between = '\u0000';
