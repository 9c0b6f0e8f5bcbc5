export { fetchAllPurchases, fetchPurchases, fetchPurchasesTask } from './fetch-purchases.ts';
export { lockPurchases } from './lock-purchases.ts';
export { purchasesToAnswer } from './purchases-to-answer.ts';
export { purchasesHandlers } from './routes.ts';
export { setStatus as answerPurchases } from './set-status.ts';
export { receivePurchase } from './set-use.ts';
