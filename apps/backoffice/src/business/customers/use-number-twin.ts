import type { ClientIdType } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocalCustomers } from './local/local-customers-context.ts';
import { numberToFind } from './customer-form.ts';
import type { CustomerRow } from './customer-rows.ts';
import { customersKey } from './queries.ts';

/** Someone else among the customers this browser knows who has the same number. */
export function useNumberTwin(idType: ClientIdType, idNumber: string, ownId: string | null) {
  const local = useLocalCustomers();
  const wanted = numberToFind(idType, idNumber);
  const { data: twin = null } = useQuery({
    queryKey: [...customersKey, 'twin', wanted, ownId],
    queryFn: async (): Promise<CustomerRow | null> => {
      const found = await local.search(wanted ?? '');
      return found.find((other) => other.idNumber === wanted && other._id !== ownId) ?? null;
    },
    enabled: wanted !== null,
    gcTime: 0,
  });
  return wanted === null ? null : twin;
}
