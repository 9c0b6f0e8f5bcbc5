import { anyLevel, type Screen } from '../session/screen.ts';

/** The page of the user's own account, for users of a business and for admins. */
export const accountScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/account',
    key: null,
    levels: anyLevel,
    title: ({ people }) => people.title,
    page: async () => (await import('./AccountPage.tsx')).AccountPage,
  },
  {
    area: 'super-admin',
    path: '/sa-account',
    key: null,
    levels: anyLevel,
    title: ({ people }) => people.title,
    page: async () => (await import('./AccountPage.tsx')).AccountPage,
  },
];
