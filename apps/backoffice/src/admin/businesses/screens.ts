import { anyLevel, readers, type Screen } from '../../session/screen.ts';
import { addBusinessPath, businessesPath, editInfoPath } from './paths.ts';

/** The businesses of the platform. */
export const businessScreens: readonly Screen[] = [
  {
    area: 'super-admin',
    path: businessesPath,
    key: 'businesses',
    levels: anyLevel,
    title: ({ businesses }) => businesses.title,
    page: async () => (await import('./BusinessesPage.tsx')).BusinessesPage,
  },
  {
    area: 'super-admin',
    path: addBusinessPath,
    key: 'businesses',
    levels: readers,
    title: ({ businesses }) => businesses.add,
    page: async () => (await import('./AddBusinessPage.tsx')).AddBusinessPage,
  },
  {
    area: 'super-admin',
    path: editInfoPath,
    key: 'businesses',
    levels: readers,
    title: ({ businesses }) => businesses.form.title,
    page: async () => (await import('./EditBusinessInfoPage.tsx')).EditBusinessInfoPage,
  },
];
