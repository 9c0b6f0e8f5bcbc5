export interface VatRate {
  /** The id that articles store for the rate. */
  readonly id: string;
  readonly percent: number;
}

// The VAT rates of Law 92/2014 as amended; 20 percent is the usual rate.
export const vatRates: readonly VatRate[] = [
  { id: '20', percent: 20 },
  { id: '10', percent: 10 },
  { id: '6', percent: 6 },
  { id: '0', percent: 0 },
];

export const usualVatId = '20';

/** The settings that decide which VAT rates a business may use. */
export interface VatList {
  readonly isInVat: boolean;
  readonly vatIds: readonly string[];
}

/** A business outside the VAT scheme may use any legal rate, because rates have no effect on its invoices. */
export function usedVatRates({ isInVat, vatIds }: VatList): readonly VatRate[] {
  return isInVat ? vatRates.filter(({ id }) => vatIds.includes(id)) : vatRates;
}

/** The default VAT rate of a new article or line. */
export function usualVatOf(used: readonly Pick<VatRate, 'id'>[]): string {
  return used.some(({ id }) => id === usualVatId) ? usualVatId : (used[0]?.id ?? usualVatId);
}

export function isVatId(id: string): boolean {
  return vatRates.some((rate) => rate.id === id);
}
