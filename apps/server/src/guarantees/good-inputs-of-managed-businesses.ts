import type { CallName } from '@tezga/contract';
import type { GoodInput } from './world.ts';

type Calls = Extract<CallName, `managedBusinesses.${string}`>;

/** Valid inputs for the calls of admins about their businesses. */
export const inputsOfManagedBusinesses: Record<Calls, GoodInput> = {
  'managedBusinesses.list': ({ business }) => ({ searchTerm: business.name, businessUpdatedAt: '1' }),
  'managedBusinesses.data': ({ business }) => ({
    businessId: business.id,
    pos: '1',
    epos: '1',
    employees: '1',
    shops: '1',
  }),
};
