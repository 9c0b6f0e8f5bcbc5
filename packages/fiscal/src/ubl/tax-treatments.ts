import type { Exemption } from './document-totals.ts';
import type { TaxSubtotal, TaxTreatment } from './e-invoice-document.ts';

/** How the fiscal invoice taxes a line: at a rate, under reverse charge, or with an exemption. */
export type FiscalTreatment =
  | { readonly kind: 'rate'; readonly rate: string }
  | { readonly kind: 'reverseCharge' }
  | { readonly kind: 'exempt'; readonly by: ExemptionCode };

/**
 * The exemption reasons that users choose from. Several can have the same `fiscal` reason; they differ only
 * in the e-invoice.
 */
export const exemptionCodes = {
  TYPE_1: { category: 'E', code: 'VATEX-EU-132', fiscal: 'TYPE_1' },
  TYPE_2: { category: 'E', reason: 'Exempt, articles 53 and 54', fiscal: 'TYPE_2' },
  TAX_FREE: { category: 'E', code: 'VATEX-EU-143', fiscal: 'TAX_FREE' },
  TAX_FREE_O: { category: 'O', code: 'VATEX-EU-O', fiscal: 'TAX_FREE' },
  MARGIN_SCHEME: { category: 'E', code: 'VATEX-EU-D', fiscal: 'MARGIN_SCHEME' },
  MARGIN_SCHEME_309: { category: 'E', code: 'VATEX-EU-309', fiscal: 'MARGIN_SCHEME' },
  MARGIN_SCHEME_F: { category: 'E', code: 'VATEX-EU-F', fiscal: 'MARGIN_SCHEME' },
  MARGIN_SCHEME_I: { category: 'E', code: 'VATEX-EU-I', fiscal: 'MARGIN_SCHEME' },
  MARGIN_SCHEME_J: { category: 'E', code: 'VATEX-EU-J', fiscal: 'MARGIN_SCHEME' },
  EXPORT_OF_GOODS: { category: 'G', code: 'VATEX-EU-G', fiscal: 'EXPORT_OF_GOODS' },
} as const satisfies Record<string, Exemption & { fiscal: string }>;

export type ExemptionCode = keyof typeof exemptionCodes;
export type FiscalExemption = (typeof exemptionCodes)[ExemptionCode]['fiscal'];

/** The tax category and rate of a line in the e-invoice. */
export function taxTreatmentOf(treatment: FiscalTreatment): TaxTreatment {
  if (treatment.kind === 'reverseCharge') return { category: 'AE', rate: '0.00' };
  if (treatment.kind === 'rate')
    return { category: Number(treatment.rate) === 0 ? 'Z' : 'S', rate: treatment.rate };
  const { category } = exemptionCodes[treatment.by];
  return category === 'O' ? { category } : { category, rate: '0.00' };
}

/**
 * The exemption reason of each category. The breakdown has one entry for all exempt lines of a category, and
 * an entry has at most one code: if the lines have several reasons, the entry lists them as text.
 */
export function exemptionsOf(treatments: readonly FiscalTreatment[]): Exemption[] {
  const byCategory = new Map<string, Set<Exemption>>();
  for (const treatment of treatments) {
    const exemption = exemptionOf(treatment);
    if (exemption === undefined) continue;
    const known = byCategory.get(exemption.category) ?? new Set();
    byCategory.set(exemption.category, known.add(exemption));
  }
  return [...byCategory].map(([category, reasons]) => {
    const [first, ...others] = reasons;
    if (others.length === 0) return { category, code: first?.code, reason: first?.reason };
    return { category, reason: [...reasons].map(({ code, reason }) => reason ?? code).join('; ') };
  });
}

const reverseCharge: Exemption = { category: 'AE', code: 'VATEX-EU-AE' };

function exemptionOf(treatment: FiscalTreatment): Exemption | undefined {
  if (treatment.kind === 'rate') return undefined;
  return treatment.kind === 'exempt' ? exemptionCodes[treatment.by] : reverseCharge;
}

const marginCodes = new Set(['D', 'F', 'I', 'J', '309'].map((ending) => `VATEX-EU-${ending}`));

/** The fiscal treatment of a breakdown entry; null for categories that do not exist in fiscal invoices. */
export function fiscalTreatmentOf(
  part: Pick<TaxSubtotal, 'category' | 'rate' | 'exemptionCode' | 'exemptionReason'>,
): { readonly rate: string } | { readonly exempt: FiscalExemption } | 'reverseCharge' | null {
  const code = part.exemptionCode?.toUpperCase() ?? '';
  switch (part.category) {
    case 'S':
      return part.rate === undefined ? null : { rate: part.rate };
    case 'Z':
      return { rate: '0.00' };
    case 'AE':
      return 'reverseCharge';
    case 'G':
      return { exempt: 'EXPORT_OF_GOODS' };
    case 'O':
      return { exempt: 'TAX_FREE' };
    case 'E':
      if (code === 'VATEX-EU-132') return { exempt: 'TYPE_1' };
      if (marginCodes.has(code)) return { exempt: 'MARGIN_SCHEME' };
      if (/\b53\b[\s\S]*\b54\b/.test(part.exemptionReason ?? '')) return { exempt: 'TYPE_2' };
      return { exempt: 'TAX_FREE' };
    default:
      return null;
  }
}
