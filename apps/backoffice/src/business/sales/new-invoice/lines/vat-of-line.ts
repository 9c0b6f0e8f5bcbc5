import { isVatExemption, type LineTax } from '@tezga/domain';

export function lineTaxOf(vat: string): LineTax {
  return isVatExemption(vat) ? { exemption: vat } : { percent: BigInt(vat) };
}

/** The VAT percentage of the line; 0 without a rate. */
export const percentOf = (vat: string): bigint => (isVatExemption(vat) ? 0n : BigInt(vat));
