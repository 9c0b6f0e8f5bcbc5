export { WaitingBadge } from './WaitingBadge.tsx';
export { invoicesRequest } from './invoices-request.ts';
