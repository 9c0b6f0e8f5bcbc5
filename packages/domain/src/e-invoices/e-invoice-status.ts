/** The statuses of an e-invoice at the central platform. */
export const eInvoiceStatuses = [
  'DELIVERED',
  'ACCEPTED',
  'REFUSED',
  'PAID',
  'PARTIALLY_PAID',
  'OVERPAID',
] as const;
export type EInvoiceStatus = (typeof eInvoiceStatuses)[number];

/** The statuses that a buyer can set. */
export const eInvoiceAnswers = ['ACCEPTED', 'REFUSED'] as const;
export type EInvoiceAnswer = (typeof eInvoiceAnswers)[number];

/** Final statuses: the server stops polling e-invoices that have one. */
const lastStatuses: ReadonlySet<EInvoiceStatus> = new Set(['REFUSED', 'PAID', 'OVERPAID']);

export const isLastStatus = (status: EInvoiceStatus): boolean => lastStatuses.has(status);
