export { makePayment } from './make-payment.ts';
export { paymentsHandlers } from './routes.ts';
