import { readers, type Screen } from '../../session/screen.ts';

export const bankAccountScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/accounts',
    key: 'account',
    levels: readers,
    title: ({ accounts }) => accounts.title,
    page: async () => (await import('./AccountsPage.tsx')).AccountsPage,
  },
  {
    area: 'business',
    path: '/accounts/addEditAccount',
    key: 'account',
    levels: readers,
    title: ({ accounts }) => accounts.addTitle,
    page: async () => (await import('./AddEditAccountPage.tsx')).AddEditAccountPage,
  },
];
