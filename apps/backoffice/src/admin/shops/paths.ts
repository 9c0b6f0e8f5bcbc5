export const addShopPath = (businessId: string) => `/business/add-shop/${businessId}`;
export const editShopPath = '/business/edit-shop';
