import { invoiceOf } from '@tezga/domain';
import { faultOf } from '@tezga/domain/fault-of';
import { randomFrom, randomSale } from '@tezga/domain/random-cart';
import type { Measured } from './table.ts';

const carts = 1_000_000;
/** Mostly as people buy; every tenth is long, for what only shows where many roundings meet. */
const linesMost = { short: 4, long: 40 };
const oneOfLong = 10;

/** Every invoice that comes of a million carts closes to the last hundredth: lines, groups of a rate, totals, payments. */
export function measureCarts(): Measured[] {
  const began = performance.now();
  const faults: string[] = [];
  let lines = 0;
  for (let seed = 1; seed <= carts; seed += 1) {
    const most = seed % oneOfLong === 0 ? linesMost.long : linesMost.short;
    const { cart, circumstances } = randomSale(randomFrom(seed), most);
    const invoice = invoiceOf(cart, circumstances);
    lines += invoice.lines.length;
    const fault = faultOf(invoice, circumstances);
    if (fault !== null) faults.push(`${fault} (seed ${seed})`);
  }
  return [
    {
      what: `invoices of ${carts} random carts with ${lines} lines, reckoned and checked to the hundredth`,
      ours: `${faults.length} faults${faults.length === 0 ? '' : `: ${faults.slice(0, 3).join('; ')}`}`,
      reference: `found in ${((performance.now() - began) / 1000).toFixed(1)} s`,
      ratio: '',
      promise: 'no fault',
      isKept: faults.length === 0,
    },
  ];
}
