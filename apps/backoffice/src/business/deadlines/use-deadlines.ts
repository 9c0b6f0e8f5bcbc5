import { businessLevel, type DeadlineCounts } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context.ts';
import { areaOf, type DeadlineKind } from './deadline-kinds.ts';
import { knownDeadlines, type KnownDeadlines } from './known-deadlines.ts';
import { waitingQueries } from '../fiscal/index.ts';

const againMs = 5 * 60_000;
/** Polls rarely, because deadlines are hours away. */
const seldom = { staleTime: againMs, refetchInterval: againMs };

const countsOf = ({ nearCount, missedCount, seenCount }: DeadlineCounts): DeadlineCounts => ({
  nearCount,
  missedCount,
  seenCount,
});

/** The near and missed deadlines of the kinds that the role may read; none if it may not read invoices. */
export function useDeadlines(): KnownDeadlines {
  const { area, role } = useSession();
  const mayRead = (kind: DeadlineKind) =>
    area === 'business' &&
    businessLevel(role, areaOf.invoice) !== 'none' &&
    businessLevel(role, areaOf[kind]) !== 'none';
  const invoice = useQuery({ ...waitingQueries.invoices, enabled: mayRead('invoice'), select: countsOf });
  const wtn = useQuery({ ...waitingQueries.notes, ...seldom, enabled: mayRead('wtn'), select: countsOf });
  const deposit = useQuery({
    ...waitingQueries.movements,
    ...seldom,
    enabled: mayRead('deposit'),
    select: countsOf,
  });
  const counts = { invoice: invoice.data, wtn: wtn.data, deposit: deposit.data };
  const answerOf = (kind: DeadlineKind) => (mayRead(kind) ? counts[kind] : null);
  return knownDeadlines({ invoice: answerOf('invoice'), wtn: answerOf('wtn'), deposit: answerOf('deposit') });
}
