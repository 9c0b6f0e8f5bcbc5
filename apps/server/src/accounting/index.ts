export { accountingHandlers } from './routes.ts';
export { postJournals, type JournalMeta, type Posted } from './post-journals.ts';
