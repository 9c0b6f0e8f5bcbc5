import type { contract, OutputOf } from '@tezga/contract';

export type LocalCustomer = OutputOf<typeof contract.customers.one>['customer'];

/** A customer with its indexed fields. */
export interface CustomerRecord {
  readonly _id: string;
  readonly idNumber?: string;
  /** Lower-case words of the name, with and without accents. */
  readonly nameArray: readonly string[];
  /** Digits only, starting with the country code. */
  readonly phone?: string;
  readonly updatedAt: string;
  readonly customer: LocalCustomer;
}
