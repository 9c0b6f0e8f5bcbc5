export { accountsHandlers } from './routes.ts';
