export const businessesPath = '/business';
export const businessPath = (businessId: string) => `/business/edit-business?businessId=${businessId}`;
