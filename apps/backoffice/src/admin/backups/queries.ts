import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type BackupsState = OutputOf<typeof contract.backups.state>;
export type BackupOutcome = BackupsState['outcomes'][number];

const soonMs = 2000;
const seldomMs = 5 * 60_000;

export const backupsQueries = {
  /**
   * Polled often while a backup runs, for the backups page; otherwise rarely, for the warning on every page.
   */
  state: queryOptions({
    queryKey: ['backups', 'state'],
    queryFn: ({ signal }) => call(contract.backups.state, {}, { signal }),
    staleTime: soonMs,
    refetchInterval: ({ state }) => (state.data?.isUnderWay === true ? soonMs : seldomMs),
  }),
};
