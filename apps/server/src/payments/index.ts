export { overdueDebts } from './overdue.ts';
export { makePayment } from './make-payment.ts';
export { payNewInvoice } from './pay-new-invoice.ts';
export { payOnce } from './pay-once.ts';
export { paymentsHandlers } from './routes.ts';
