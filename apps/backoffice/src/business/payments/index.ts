export { OverdueCustomers } from './OverdueCustomers.tsx';
export { paymentsKey } from './queries.ts';
