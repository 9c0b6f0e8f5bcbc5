export { findCustomerOptions, useCustomerOptions } from './customer-options.ts';
export { cardPath } from './customer-rows.ts';
export { useLocalCustomers } from './local/local-customers-context.ts';
export type { LocalCustomers } from './local/local-customers.ts';
export { customersKey } from './queries.ts';
export { customerSheet } from './import/customer-sheet.ts';
