import type { LineTax } from './cart.ts';
import { vatExemptions, type FiscalExemption, type VatExemption } from './vat-exemptions.ts';

/** How a line of an invoice is taxed: a rate and no exemption, or the other way about. */
export interface AppliedTax {
  readonly vatPercent: bigint | null;
  readonly exemption: VatExemption | null;
  readonly fiscalExemption: FiscalExemption | null;
}

/** Who is not in the VAT charges none, whatever the article says: all they sell is free of it. */
export function appliedTax(tax: LineTax, hasVat: boolean): AppliedTax {
  if (hasVat && 'percent' in tax) return { vatPercent: tax.percent, exemption: null, fiscalExemption: null };
  const exemption = 'exemption' in tax ? tax.exemption : 'TAX_FREE';
  const fiscalExemption = vatExemptions[exemption];
  if (hasVat || fiscalExemption === 'TAX_FREE') return { vatPercent: null, exemption, fiscalExemption };
  return { vatPercent: null, exemption: 'TAX_FREE', fiscalExemption: 'TAX_FREE' };
}
