/** The exemption codes of the tax authority. */
export const fiscalExemptions = ['TYPE_1', 'TYPE_2', 'TAX_FREE', 'MARGIN_SCHEME', 'EXPORT_OF_GOODS'] as const;
export type FiscalExemption = (typeof fiscalExemptions)[number];

/** The exemptions that fiscal messages report in the list of rates, with line counts. */
export type ExemptionBesideRates = 'TYPE_1' | 'TYPE_2';

/** The exemptions that fiscal messages report once for the whole invoice, each as a separate amount. */
export const amountOutsideVat = {
  TAX_FREE: 'taxFree',
  MARGIN_SCHEME: 'markUp',
  EXPORT_OF_GOODS: 'exportOfGoods',
} as const satisfies Record<Exclude<FiscalExemption, ExemptionBesideRates>, string>;
export type AmountOutsideVat = (typeof amountOutsideVat)[keyof typeof amountOutsideVat];

/**
 * The exemptions that users choose from, with their codes of the tax authority. Variants with a suffix share one
 * code; only the e-invoice distinguishes them.
 */
export const vatExemptions = {
  TYPE_1: 'TYPE_1',
  TYPE_2: 'TYPE_2',
  TAX_FREE: 'TAX_FREE',
  TAX_FREE_O: 'TAX_FREE',
  MARGIN_SCHEME: 'MARGIN_SCHEME',
  MARGIN_SCHEME_309: 'MARGIN_SCHEME',
  MARGIN_SCHEME_I: 'MARGIN_SCHEME',
  MARGIN_SCHEME_F: 'MARGIN_SCHEME',
  MARGIN_SCHEME_J: 'MARGIN_SCHEME',
  EXPORT_OF_GOODS: 'EXPORT_OF_GOODS',
} as const satisfies Record<string, FiscalExemption>;
export type VatExemption = keyof typeof vatExemptions;

export const vatExemptionCodes = Object.keys(vatExemptions) as VatExemption[];

export function isVatExemption(code: string): code is VatExemption {
  return Object.hasOwn(vatExemptions, code);
}

/** Whether an invoice is outside the scope of VAT: it has lines, and every line has an exemption. */
export function isOutOfScope(lines: readonly { readonly exemption: VatExemption | null }[]): boolean {
  return lines.length > 0 && lines.every(({ exemption }) => exemption !== null);
}
