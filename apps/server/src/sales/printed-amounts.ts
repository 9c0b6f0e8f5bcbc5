import type { PrintedSums } from '@tezga/print';
import type { KeptSums } from './kept-invoice.ts';

interface Sums {
  readonly withoutVat: bigint;
  readonly vat: bigint;
  readonly withVat: bigint;
}

export function keptSums({ withoutVat, vat, withVat }: KeptSums): Sums {
  return { withoutVat: BigInt(withoutVat), vat: BigInt(vat), withVat: BigInt(withVat) };
}

/** Where a document says nothing of VAT it tells one total. */
export function printedSums({ withoutVat, vat, withVat }: Sums, hasVat: boolean): PrintedSums {
  return { withoutVat, vat: hasVat ? vat : null, withVat };
}
