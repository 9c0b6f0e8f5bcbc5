import type { LineTax } from './cart.ts';
import { vatExemptions, type FiscalExemption, type VatExemption } from './vat-exemptions.ts';

/** The tax of an invoice line: either a rate or an exemption. */
export interface AppliedTax {
  readonly vatPercent: bigint | null;
  readonly exemption: VatExemption | null;
  readonly fiscalExemption: FiscalExemption | null;
}

/** The tax of a line. If the invoice has no VAT, every line is tax-free, whatever the tax of its article. */
export function appliedTax(tax: LineTax, hasVat: boolean): AppliedTax {
  if (hasVat && 'percent' in tax) return { vatPercent: tax.percent, exemption: null, fiscalExemption: null };
  const exemption = 'exemption' in tax ? tax.exemption : 'TAX_FREE';
  const fiscalExemption = vatExemptions[exemption];
  if (hasVat || fiscalExemption === 'TAX_FREE') return { vatPercent: null, exemption, fiscalExemption };
  return { vatPercent: null, exemption: 'TAX_FREE', fiscalExemption: 'TAX_FREE' };
}
