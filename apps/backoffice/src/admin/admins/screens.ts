import { readers, type Screen } from '../../session/screen.ts';
import { addAdminPath, adminsPath, editAdminPath } from './paths.ts';

/** The accounts of super admins and resellers. */
export const adminScreens: readonly Screen[] = [
  {
    area: 'super-admin',
    path: adminsPath,
    key: 'usersManagement',
    levels: readers,
    title: ({ admins }) => admins.title,
    isOnlyInFullAdmin: true,
    page: async () => (await import('./AdminsPage.tsx')).AdminsPage,
  },
  {
    area: 'super-admin',
    path: addAdminPath,
    key: 'usersManagement',
    levels: readers,
    title: ({ admins }) => admins.addTitle,
    isOnlyInFullAdmin: true,
    page: async () => (await import('./AddAdminPage.tsx')).AddAdminPage,
  },
  {
    area: 'super-admin',
    path: editAdminPath,
    key: 'usersManagement',
    levels: readers,
    title: ({ admins }) => admins.editTitle,
    isOnlyInFullAdmin: true,
    page: async () => (await import('./EditAdminPage.tsx')).EditAdminPage,
  },
];
