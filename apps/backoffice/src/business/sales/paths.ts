export const receiptsPath = '/receipts';
export const newInvoicePath = '/receipts/new';
export const waitingPath = '/receipts/waiting';
export const salesPath = '/sales';

/** The page of one invoice. */
export const invoicePath = ({ _id }: { readonly _id: string }) => `${receiptsPath}/${_id}`;
