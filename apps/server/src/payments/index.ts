export { overdueDebts } from './overdue.ts';
export { paymentsHandlers } from './routes.ts';
