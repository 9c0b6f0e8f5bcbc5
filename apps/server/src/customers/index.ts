export { customersHandlers } from './routes.ts';
export { checkCustomers, importCustomers } from './import-customers.ts';
export { undoCustomers } from './import-undo.ts';
export { findTaxpayers, searchSigner } from './find-taxpayers.ts';
export { customersBySearch } from './page-store.ts';
export { nextChangeNumbers } from './next-change-numbers.ts';
