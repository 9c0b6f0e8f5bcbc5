import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { useRemoveAndRestore } from '../../kits/lists/use-remove-and-restore.tsx';
import { call } from '../../session/call.ts';
import type { CustomerRow } from './customer-rows.ts';
import { useRefreshCustomers } from './use-refresh-customers.ts';

/** Deletes and restores customers. */
export function useCustomerMutations() {
  const { customers } = usePhrases();
  return useRemoveAndRestore<CustomerRow>({
    words: customers,
    idOf: ({ _id }) => _id,
    atOnce: 500,
    remove: (selectedCustomers) => call(contract.customers.remove, { selectedCustomers }),
    restore: (selectedCustomers) => call(contract.customers.restore, { selectedCustomers }),
    refresh: useRefreshCustomers(),
    asksForOne: true,
  });
}
