export { accountingHandlers } from './routes.ts';
export { debtOf } from './debt-of.ts';
export { postJournals, type JournalMeta, type Posted } from './post-journals.ts';
