import type { PaymentMethod } from './payment-methods.ts';

/** Whether an invoice is an order that a summary invoice has yet to take up. */
export function isOrderInvoice({
  usedAsOrderInvoice,
  payments,
}: {
  readonly usedAsOrderInvoice: boolean;
  readonly payments: readonly { readonly method: PaymentMethod }[];
}): boolean {
  return !usedAsOrderInvoice && payments.some(({ method }) => method === 'ORDER');
}
