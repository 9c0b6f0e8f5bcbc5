export { asAdminRole } from './role-form.ts';
export { adminRolesKey, adminRolesQueries, type AdminRoleRow } from './queries.ts';
