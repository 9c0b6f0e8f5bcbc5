import { anyLevel, type Screen } from '../../session/screen.ts';

/** The businesses of the platform. */
export const businessScreens: readonly Screen[] = [
  {
    area: 'super-admin',
    path: '/business',
    key: 'businesses',
    levels: anyLevel,
    title: ({ businesses }) => businesses.title,
    page: async () => (await import('./BusinessesPage.tsx')).BusinessesPage,
  },
];
