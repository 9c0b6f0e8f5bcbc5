export { accountsHandlers } from './routes.ts';
export { accountsStore } from './store.ts';
