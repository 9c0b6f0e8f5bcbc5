import type { InvoiceClass } from './payment-methods.ts';

/** The customer of sales without a named buyer, with the texts from the specification. */
export const placeholderCustomer = { name: 'Klient Kesh', town: 'Tirane', type: 'Privat' } as const;

/**
 * The buyer name on the fiscal invoice: an unnamed buyer gets the placeholder name on a cash invoice and an
 * empty name on any other.
 */
export function fiscalBuyerName(name: string, type: InvoiceClass): string {
  return name === '' && type === 'CASH' ? placeholderCustomer.name : name;
}
