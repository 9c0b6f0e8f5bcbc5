import type { contract, OutputOf } from '@tezga/contract';

export type LocalCustomer = OutputOf<typeof contract.customers.one>['customer'];

/** A customer as the store keeps it: what it is found by, and what it is. */
export interface CustomerRecord {
  readonly _id: string;
  readonly idNumber?: string;
  /** The words of the name in small letters, also without their accents. */
  readonly nameArray: readonly string[];
  /** Digits only, with the country in front. */
  readonly phone?: string;
  readonly updatedAt: string;
  readonly customer: LocalCustomer;
}
