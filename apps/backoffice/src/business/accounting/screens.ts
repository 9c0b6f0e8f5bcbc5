import { readers, type Screen } from '../../session/screen.ts';
import { journalPath } from './paths.ts';

export const accountingScreens: readonly Screen[] = [
  {
    area: 'business',
    path: journalPath,
    key: 'account',
    levels: readers,
    title: ({ accounting }) => accounting.title,
    page: async () => (await import('./JournalPage.tsx')).JournalPage,
  },
  {
    area: 'business',
    path: `${journalPath}/:_id`,
    key: 'account',
    levels: readers,
    title: ({ accounting }) => accounting.page.title,
    page: async () => (await import('./EntryPage.tsx')).EntryPage,
  },
];
