export { overdueDebts } from './overdue.ts';
export { makePayment } from './make-payment.ts';
export { paymentsHandlers } from './routes.ts';
