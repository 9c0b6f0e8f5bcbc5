export { fetchAllPurchases } from './fetch-all-purchases.ts';
export { fetchPurchases, fetchPurchasesTask } from './fetch-purchases.ts';
export { purchasesHandlers } from './routes.ts';
