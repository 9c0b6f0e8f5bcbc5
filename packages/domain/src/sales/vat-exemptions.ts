/** The reasons the tax authority knows. */
export const fiscalExemptions = ['TYPE_1', 'TYPE_2', 'TAX_FREE', 'MARGIN_SCHEME', 'EXPORT_OF_GOODS'] as const;
export type FiscalExemption = (typeof fiscalExemptions)[number];

/** Told beside the rates, line counts and all. */
export type ExemptionBesideRates = 'TYPE_1' | 'TYPE_2';

/** Told once for the whole invoice, each as an amount of its own. */
export const amountOutsideVat = {
  TAX_FREE: 'taxFree',
  MARGIN_SCHEME: 'markUp',
  EXPORT_OF_GOODS: 'exportOfGoods',
} as const satisfies Record<Exclude<FiscalExemption, ExemptionBesideRates>, string>;
export type AmountOutsideVat = (typeof amountOutsideVat)[keyof typeof amountOutsideVat];

/** The reasons people choose from. Those with an ending differ in the e-invoice only, and are one to the tax authority. */
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

/** An invoice is outside the VAT only when each of its lines has one of the five reasons; one without lines is not. */
export function isOutOfScope(lines: readonly { readonly exemption: VatExemption | null }[]): boolean {
  return lines.length > 0 && lines.every(({ exemption }) => exemption !== null);
}
