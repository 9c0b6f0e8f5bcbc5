import type { InvoiceClass } from './payment-methods.ts';

/** Stands for whoever did not say who they are; the words are those of the specification. */
export const placeholderCustomer = { name: 'Klient Kesh', town: 'Tirane', type: 'Privat' } as const;

/** Who pays in cash need not say who they are; whoever else is not named has no name. */
export function toldBuyerName(name: string, type: InvoiceClass): string {
  return name === '' && type === 'CASH' ? placeholderCustomer.name : name;
}
