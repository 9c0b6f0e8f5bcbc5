export const receiptsPath = '/receipts';
export const newInvoicePath = '/receipts/new';
export const ordersPath = '/receipts/orders';
export const waitingPath = '/receipts/waiting';
export const salesPath = '/sales';

/** Where an invoice is corrected. */
export const correctionPath = ({ _id }: { readonly _id: string }) => `${receiptsPath}/${_id}/correct`;

/** The page of one invoice. */
export const invoicePath = ({ _id }: { readonly _id: string }) => `${receiptsPath}/${_id}`;
