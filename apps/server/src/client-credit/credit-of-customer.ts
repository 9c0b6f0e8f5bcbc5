import type { contract, OutputOf } from '@tezga/contract';
import { worthOfPoints } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { configStore } from './config-store.ts';
import { clientCreditStore, customerName } from './store.ts';

type CreditOfCustomer = OutputOf<typeof contract.payments.subject>['clientCredit'];

/** The points of a customer and their worth; null if the business has not configured client credit. */
export async function creditOfCustomer(
  transaction: Transaction,
  businessId: string,
  customerId: string,
): Promise<CreditOfCustomer> {
  const [config, credits, name] = await Promise.all([
    configStore(transaction, businessId).read(),
    clientCreditStore(transaction, businessId).points(customerId),
    customerName(transaction, businessId, { id: customerId }),
  ]);
  if (config === null) return null;
  const { exchangeRate } = config;
  return {
    credits,
    exchangeRate,
    available: worthOfPoints(credits, exchangeRate),
    isChangeable: name !== null,
  };
}
