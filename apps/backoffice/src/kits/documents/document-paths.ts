/** The addresses of the documents that the tax authority receives; capabilities link to each other's documents by them. */
export const receiptsPath = '/receipts';
export const newInvoicePath = '/receipts/new';
export const ordersPath = '/receipts/orders';
export const waitingPath = '/receipts/waiting';
export const salesPath = '/sales';

/** Where an invoice is corrected. */
export const correctionPath = ({ _id }: { readonly _id: string }) => `${receiptsPath}/${_id}/correct`;

/** The page of one invoice. */
export const invoicePath = ({ _id }: { readonly _id: string }) => `${receiptsPath}/${_id}`;

export const wtnPath = '/wtn';
export const newNotePath = '/wtn/new';

/** The page of one note. */
export const notePath = ({ _id }: { readonly _id: string }) => `${wtnPath}/${_id}`;

export const entryPath = '/external-modules/online-cash-register/entry';
export const entryAddPath = '/external-modules/online-cash-register/entry/add';
