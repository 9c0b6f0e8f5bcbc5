import type { contract, OutputOf } from '@tezga/contract';

/** A business as the list of admins shows it. */
export type LocalBusiness = OutputOf<typeof contract.managedBusinesses.list>['businesses'][number];
