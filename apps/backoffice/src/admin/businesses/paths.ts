export const businessesPath = '/business';
export const addBusinessPath = '/business/add-business';
export const editInfoPath = '/business/edit-business-info/:business_id';
export const editInfoAt = (businessId: string) => editInfoPath.replace(':business_id', businessId);
