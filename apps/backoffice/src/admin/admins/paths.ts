export const adminsPath = '/accounts';
export const addAdminPath = '/accounts/add-sa';
export const editAdminPath = '/accounts/edit-sa/:accountId';
export const editAdminAt = (accountId: string) => editAdminPath.replace(':accountId', accountId);
