/** The filter of the payment drafts of a business. */
export type DraftStatus = 'unpaid' | 'paid';

const folder = '/draft-payments';
export const draftPaymentsPath = (status: DraftStatus) => `${folder}/${status}`;
export const isDraftPaymentsPath = (path: string) => path.includes(folder);
