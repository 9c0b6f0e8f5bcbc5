import { businessLevel } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context.ts';
import { salesQueries } from './queries.ts';

/** How many invoices wait for the tax authority, and how many of them not for long any more; none for whoever may not know. */
export function useWaitingCount(): { readonly count: number; readonly nearCount: number } {
  const { area, role } = useSession();
  const maySee = area === 'business' && businessLevel(role, 'receipts') !== 'none';
  const { data } = useQuery({
    ...salesQueries.waiting,
    enabled: maySee,
    select: ({ count, nearCount }) => ({ count, nearCount }),
  });
  return data ?? { count: 0, nearCount: 0 };
}
