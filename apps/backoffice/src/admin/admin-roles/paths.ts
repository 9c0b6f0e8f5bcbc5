export const adminRolesPath = '/roles';
export const addAdminRolePath = '/roles/add';
export const editAdminRolePath = '/roles/edit/:id';
export const editAdminRoleAt = (id: string) => editAdminRolePath.replace(':id', id);
