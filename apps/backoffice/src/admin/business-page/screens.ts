import { readers, type Screen } from '../../session/screen.ts';
import { businessPagePath } from '../../kits/documents/document-paths.ts';

export const businessPageScreens: readonly Screen[] = [
  {
    area: 'super-admin',
    path: businessPagePath,
    key: 'businesses',
    levels: readers,
    title: ({ businessPage }) => businessPage.title,
    page: async () => (await import('./BusinessPage.tsx')).BusinessPage,
  },
];
