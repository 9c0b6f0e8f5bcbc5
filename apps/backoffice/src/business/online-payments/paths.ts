/** Which of its payments to the platform a business sees. */
export type DraftStatus = 'unpaid' | 'paid';

const folder = '/draft-payments';
export const draftPaymentsPath = (status: DraftStatus) => `${folder}/${status}`;
export const isDraftPaymentsPath = (path: string) => path.includes(folder);
