export { postJournals, type JournalMeta, type Posted } from './post-journals.ts';
