export { paymentsHandlers } from './routes.ts';
