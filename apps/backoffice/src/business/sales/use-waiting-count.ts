import { businessLevel } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context.ts';
import { waitingQueries } from '../fiscal/index.ts';

/** The number of pending invoices without those known to be too late; 0 if the role may not see invoices. */
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
