import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, onRecordedCall } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';

export type Alerts = OutputOf<typeof contract.dashboard.alerts>;
export type DocumentsAlert = Alerts['documents'][number];

const refetchMs = 60_000;
/** The polling interval after a document was sent: short, because its reply comes within a second or two. */
const soonMs = 2_000;

const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: ({ signal }) => call(contract.dashboard.alerts, {}, { signal }),
  refetchInterval: ({ state }) => ((state.data?.justSentCount ?? 0) > 0 ? soonMs : refetchMs),
});

/**
 * The alerts of the business: one shared query for bell, dashboard panel, badges and the state of the tax authority.
 */
export function useAlerts() {
  const { area } = useSession();
  return useQuery({ ...alertsQuery, enabled: area === 'business' });
}

/** Refetches the alerts after each change that this user makes, so that badges do not go stale. */
export function useFollowChanges(): void {
  const queries = useQueryClient();
  useEffect(
    () => onRecordedCall(() => void queries.invalidateQueries({ queryKey: alertsQuery.queryKey })),
    [queries],
  );
}
