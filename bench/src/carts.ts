import { invoiceOf } from '@tezga/domain';
import { faultOf } from '@tezga/domain/fault-of';
import { randomFrom, randomSale } from '@tezga/domain/random-cart';
import type { Measured } from './table.ts';

const carts = 1_000_000;
/** Usual carts are short; every tenth is long, to find errors that show only where many roundings add up. */
const linesMax = { short: 4, long: 40 };
const oneOfLong = 10;

/**
 * Checks the invoices of a million random carts: lines, VAT groups, totals and payments must agree to the
 * hundredth.
 */
export function measureCarts(): Measured[] {
  const began = performance.now();
  const faults: string[] = [];
  let lines = 0;
  for (let seed = 1; seed <= carts; seed += 1) {
    const max = seed % oneOfLong === 0 ? linesMax.long : linesMax.short;
    const { cart, circumstances } = randomSale(randomFrom(seed), max);
    const invoice = invoiceOf(cart, circumstances);
    lines += invoice.lines.length;
    const fault = faultOf(invoice, circumstances);
    if (fault !== null) faults.push(`${fault} (seed ${seed})`);
  }
  return [
    {
      what: `invoices of ${carts} random carts with ${lines} lines, computed and checked to the hundredth`,
      ours: `${faults.length} faults${faults.length === 0 ? '' : `: ${faults.slice(0, 3).join('; ')}`}`,
      reference: `checked in ${((performance.now() - began) / 1000).toFixed(1)} s`,
      ratio: '',
      promise: 'no fault',
      isMet: faults.length === 0,
    },
  ];
}
