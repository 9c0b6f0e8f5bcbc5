export { targetBusiness } from './target-business.ts';
export { enterManagedBusiness } from './enter-managed-business.ts';
export { isManagedBy } from './is-managed-by.ts';
export { businessesHandlers } from './routes.ts';
