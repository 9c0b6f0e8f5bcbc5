const mayIssue = { area: 'receipts', level: 'readWrite' } as const;

/** Selling is for whoever may issue invoices in the back office, and for whoever may sell at a till. */
export const maySell = { anyOf: [mayIssue, { posArea: 'sales', level: 'readWrite' }] } as const;

/** Taking an invoice back, giving up its debt or changing it is a right of its own, beside that to issue. */
export const mayCorrect = { allOf: [mayIssue, { posArea: 'corrections', level: 'readWrite' }] } as const;
