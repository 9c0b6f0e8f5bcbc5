import { businessLevel, type DeadlineCounts } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context.ts';
import { cashRegisterQueries } from '../cash-register/queries.ts';
import { salesQueries } from '../sales/queries.ts';
import { wtnQueries } from '../wtn/queries.ts';
import { areaOf, type DeadlineKind, type Deadlines } from './deadline-kinds.ts';

const againMs = 5 * 60_000;
/** For whoever is on any page: often enough for hours. */
const seldom = { staleTime: againMs, refetchInterval: againMs };
const none: DeadlineCounts = { nearCount: 0, missedCount: 0, seenCount: 0 };

const countsOf = ({ nearCount, missedCount, seenCount }: DeadlineCounts): DeadlineCounts => ({
  nearCount,
  missedCount,
  seenCount,
});

/** What has little time left to reach the tax authority, or none; nothing for whoever may not see the page that lists it. */
export function useDeadlines(): Deadlines {
  const { area, role } = useSession();
  const mayRead = (kind: DeadlineKind) =>
    area === 'business' &&
    businessLevel(role, areaOf.invoice) !== 'none' &&
    businessLevel(role, areaOf[kind]) !== 'none';
  const invoice = useQuery({ ...salesQueries.waiting, enabled: mayRead('invoice'), select: countsOf });
  const wtn = useQuery({ ...wtnQueries.waiting, ...seldom, enabled: mayRead('wtn'), select: countsOf });
  const deposit = useQuery({
    ...cashRegisterQueries.waiting,
    ...seldom,
    enabled: mayRead('deposit'),
    select: countsOf,
  });
  return { invoice: invoice.data ?? none, wtn: wtn.data ?? none, deposit: deposit.data ?? none };
}
