import { isVatExemption, type LineTax } from '@tezga/domain';

export function lineTaxOf(vat: string): LineTax {
  return isVatExemption(vat) ? { exemption: vat } : { percent: BigInt(vat) };
}

/** What the price goes up by; nothing where the line has no rate. */
export const percentOf = (vat: string): bigint => (isVatExemption(vat) ? 0n : BigInt(vat));
