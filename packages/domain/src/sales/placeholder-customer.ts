import type { InvoiceClass } from './payment-methods.ts';

/** The unnamed customer, in the words of the specification. */
export const placeholderCustomer = { name: 'Klient Kesh', town: 'Tirane', type: 'Privat' } as const;

/**
 * The buyer name on the fiscal invoice: an unnamed cash customer gets the name of the placeholder, any other unnamed
 * buyer an empty name.
 */
export function fiscalBuyerName(name: string, type: InvoiceClass): string {
  return name === '' && type === 'CASH' ? placeholderCustomer.name : name;
}
