import type { contract, OutputOf } from '@tezga/contract';

/** A business in the list of businesses that an admin manages. */
export type LocalBusiness = OutputOf<typeof contract.managedBusinesses.list>['businesses'][number];

/** A stored business; a copy of another user is never shown. */
export interface StoredBusiness extends LocalBusiness {
  readonly userId: string;
}
