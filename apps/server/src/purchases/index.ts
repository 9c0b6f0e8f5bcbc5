export { fetchAllPurchases, fetchPurchases, fetchPurchasesTask } from './fetch-purchases.ts';
export { purchasesHandlers } from './routes.ts';
export { setStatus as answerPurchases } from './set-status.ts';
