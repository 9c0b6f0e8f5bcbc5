/** What became of an e-invoice at the central platform. */
export const eInvoiceStatuses = [
  'DELIVERED',
  'ACCEPTED',
  'REFUSED',
  'PAID',
  'PARTIALLY_PAID',
  'OVERPAID',
] as const;
export type EInvoiceStatus = (typeof eInvoiceStatuses)[number];

/** What a buyer may answer. */
export const eInvoiceAnswers = ['ACCEPTED', 'REFUSED'] as const;
export type EInvoiceAnswer = (typeof eInvoiceAnswers)[number];

/** Nothing comes after these, so nobody asks about them any more. */
const lastStatuses: ReadonlySet<EInvoiceStatus> = new Set(['REFUSED', 'PAID', 'OVERPAID']);

export const isLastStatus = (status: EInvoiceStatus): boolean => lastStatuses.has(status);
