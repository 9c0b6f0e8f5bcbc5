import { readers, writers, type Screen } from '../../session/screen.ts';
import { newNotePath, wtnPath } from '../../kits/documents/document-paths.ts';

export const wtnScreens: readonly Screen[] = [
  {
    area: 'business',
    path: wtnPath,
    key: 'wtn',
    levels: readers,
    title: ({ wtn }) => wtn.title,
    page: async () => (await import('./NotesPage.tsx')).NotesPage,
  },
  {
    area: 'business',
    path: newNotePath,
    key: 'wtn',
    levels: writers,
    title: ({ wtn }) => wtn.newNote,
    page: async () => (await import('./NewNotePage.tsx')).NewNotePage,
  },
  // Last, because its id parameter matches any path below the list.
  {
    area: 'business',
    path: `${wtnPath}/:_id`,
    key: 'wtn',
    levels: readers,
    title: ({ wtn }) => wtn.title,
    page: async () => (await import('./NotePage.tsx')).NotePage,
  },
];
