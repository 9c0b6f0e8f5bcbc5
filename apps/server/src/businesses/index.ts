export { freelyInTargetBusiness, inTargetBusiness } from './in-target-business.ts';
export { targetBusiness } from './target-business.ts';
export { enterManagedBusiness } from './enter-managed-business.ts';
export { isManagedBy, managedBusinesses } from './is-managed-by.ts';
export { ownData } from './own-data.ts';
export { businessesHandlers } from './routes.ts';
