import { businessLevel } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context.ts';
import { waitingQueries } from '../fiscal/index.ts';

/** How many invoices wait for the tax authority, without those known to be too late; none for whoever may not know. */
export function useWaitingCount(): number {
  const { area, role } = useSession();
  const maySee = area === 'business' && businessLevel(role, 'receipts') !== 'none';
  const { data } = useQuery({
    ...waitingQueries.invoices,
    enabled: maySee,
    select: ({ count, seenCount }) => count - seenCount,
  });
  return data ?? 0;
}
