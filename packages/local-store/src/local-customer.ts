import type { contract, OutputOf } from '@tezga/contract';

export type LocalCustomer = OutputOf<typeof contract.customers.one>['customer'];

/** A customer with its indexed fields. */
export interface CustomerRecord {
  readonly _id: string;
  readonly idNumber?: string;
  /** The words of the name in lower case, with and without accents. */
  readonly nameArray: readonly string[];
  /** The phone number as digits only, starting with the country code. */
  readonly phone?: string;
  readonly updatedAt: string;
  readonly customer: LocalCustomer;
}
