export * from './account-paths.ts';
export * from './buying-journal.ts';
export * from './cost-journal.ts';
export * from './drawer-journal.ts';
export {
  assertBalanced,
  journalDocuments,
  journalKinds,
  journalOf,
  lekAmount,
  postedInLek,
  voidOf,
  type Journal,
  type JournalDocument,
  type JournalKind,
  type JournalLine,
  type JournalSource,
  type PostedAmount,
  type PostingCurrency,
} from './journal.ts';
export * from './purchase-journal.ts';
export * from './recosting-journal.ts';
export * from './sale-journal.ts';
export * from './self-issue-journal.ts';
export * from './subject-changes.ts';
export type { TenderMethod } from './tender-accounts.ts';
export * from './warehouse-journal.ts';
