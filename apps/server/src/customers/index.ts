export { customersHandlers } from './routes.ts';
export { checkCustomers, importCustomers } from './import-customers.ts';
export { undoCustomers } from './import-undo.ts';
