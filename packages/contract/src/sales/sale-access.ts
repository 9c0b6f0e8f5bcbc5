const mayIssue = { area: 'receipts', level: 'readWrite' } as const;

/** Selling needs the right to issue invoices in the back office, or to sell at a till. */
export const maySell = { anyOf: [mayIssue, { posArea: 'sales', level: 'readWrite' }] } as const;

/**
 * Correcting an invoice, writing off its debt or repairing it requires the right `corrections` in addition to
 * the right to issue.
 */
export const mayCorrect = { allOf: [mayIssue, { posArea: 'corrections', level: 'readWrite' }] } as const;
