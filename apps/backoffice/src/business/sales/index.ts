export { invoicesRequest } from './invoices-request.ts';
