import { readers, writers, type Screen } from '../../session/screen.ts';
import { addAdminRolePath, adminRolesPath, editAdminRolePath } from './paths.ts';

/** The roles of super admins and resellers. */
export const adminRoleScreens: readonly Screen[] = [
  {
    area: 'super-admin',
    path: adminRolesPath,
    key: 'usersManagement',
    levels: readers,
    title: ({ adminRoles }) => adminRoles.title,
    isOnlyInFullAdmin: true,
    page: async () => (await import('./AdminRolesPage.tsx')).AdminRolesPage,
  },
  {
    area: 'super-admin',
    path: addAdminRolePath,
    key: 'usersManagement',
    levels: writers,
    title: ({ adminRoles }) => adminRoles.addTitle,
    isOnlyInFullAdmin: true,
    page: async () => (await import('./AdminRoleForm.tsx')).AddAdminRolePage,
  },
  {
    area: 'super-admin',
    path: editAdminRolePath,
    key: 'usersManagement',
    levels: readers,
    title: ({ adminRoles }) => adminRoles.editTitle,
    isOnlyInFullAdmin: true,
    page: async () => (await import('./EditAdminRolePage.tsx')).EditAdminRolePage,
  },
];
