export interface VatRate {
  /** The id that articles store for the rate. */
  readonly id: string;
  readonly percent: number;
}

// Rates of Law 92/2014 as amended; 20 is the usual one.
export const vatRates: readonly VatRate[] = [
  { id: '20', percent: 20 },
  { id: '10', percent: 10 },
  { id: '6', percent: 6 },
  { id: '0', percent: 0 },
];

export const usualVatId = '20';

export function isVatId(id: string): boolean {
  return vatRates.some((rate) => rate.id === id);
}
