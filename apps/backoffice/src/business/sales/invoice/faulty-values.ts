import { factOfFault, type RepairableFact } from '@tezga/domain';
import type { WholeInvoice } from '../queries.ts';
import type { Repair } from '../repair/repairs.ts';

/** A value that the tax authority refused, and the value that would replace it. */
export interface FaultyValue {
  readonly fact: RepairableFact;
  readonly before: string;
  /** Null if no better value is known. */
  readonly after: string | null;
}

type Values = Pick<
  WholeInvoice,
  'fault' | 'businUnitCode' | 'tcrCode' | 'operatorCode' | 'softCode' | 'seller'
>;

/**
 * The values that a repair would replace; without a repair, the single value that the fault is about, if there is
 * one.
 */
export function faultyValues(invoice: Values, repair: Repair | undefined): readonly FaultyValue[] {
  if (repair !== undefined && repair.changes.length > 0) return repair.changes;
  const fact = factOfFault(invoice.fault);
  return fact === null ? [] : [{ fact, before: valueOf(invoice, fact), after: null }];
}

function valueOf({ businUnitCode, tcrCode, operatorCode, softCode, seller }: Values, fact: RepairableFact) {
  const values: Readonly<Record<RepairableFact, string>> = {
    businessUnitCode: businUnitCode,
    tcrCode,
    operatorCode,
    softwareCode: softCode,
    sellerName: seller.name,
    sellerNuis: seller.IDNum,
    sellerAddress: seller.address,
    sellerTown: seller.town,
    sellerCountry: seller.country,
  };
  return values[fact];
}

/** Splits the old value into the start and the end that stay, and the part between them that changes. */
export function changedPart(before: string, after: string): readonly [string, string, string] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    before.slice(0, start),
    before.slice(start, before.length - end),
    before.slice(before.length - end),
  ];
}
