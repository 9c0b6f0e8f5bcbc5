import { readers, writers, type Screen } from '../../session/screen.ts';

export const roleScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/roles',
    key: 'roles',
    levels: readers,
    title: ({ roles }) => roles.title,
    page: async () => (await import('./RolesPage.tsx')).RolesPage,
  },
  {
    area: 'business',
    path: '/roles/add',
    key: 'roles',
    levels: writers,
    title: ({ roles }) => roles.addTitle,
    page: async () => (await import('./AddRolePage.tsx')).AddRolePage,
  },
  {
    area: 'business',
    path: '/roles/edit/:id',
    key: 'roles',
    levels: writers,
    title: ({ roles }) => roles.editTitle,
    page: async () => (await import('./EditRolePage.tsx')).EditRolePage,
  },
];
