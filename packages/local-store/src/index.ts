export { BusinessStore, type BusinessChanges } from './business-store.ts';
export { bulkDelete, bulkInsert, type WriteTransaction } from './bulk.ts';
export { CustomerStore, type CustomerChanges, type Owner } from './customer-store.ts';
export { databaseNames, databaseVersion, type DatabaseName } from './database-names.ts';
export type { LocalBusiness } from './local-business.ts';
export type { CustomerRecord, LocalCustomer } from './local-customer.ts';
export { emptyWhenBroken, LocalStoreError, type LocalStoreProblem } from './local-store-error.ts';
export {
  openLocalDatabase,
  type LocalDatabase,
  type LocalStores,
  type OpenOptions,
} from './open-database.ts';
