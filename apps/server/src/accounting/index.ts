export { accountingHandlers } from './routes.ts';
export { postedJournal, postedJournals } from './posted-journal.ts';
export { debtOf } from './debt-of.ts';
export { postJournals, type JournalMeta, type Posted } from './post-journals.ts';
