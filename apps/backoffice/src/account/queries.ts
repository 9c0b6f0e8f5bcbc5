import { contract } from '@tezga/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../session/call.ts';
import { sessionQueries } from '../session/queries.ts';

export const accountQueries = {
  profile: queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => call(contract.people.myProfile, {}, { signal }),
    select: ({ profile }) => profile,
  }),
  waitingContacts: queryOptions({
    queryKey: ['account', 'waiting-contacts'],
    queryFn: ({ signal }) => call(contract.verification.unverifiedMethods, {}, { signal }),
    select: ({ unverifiedMethods }) => unverifiedMethods,
  }),
  secondFactor: queryOptions({
    queryKey: ['account', 'second-factor'],
    queryFn: ({ signal }) => call(contract.secondFactor.state, {}, { signal }),
  }),
  sessions: queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => call(contract.access.sessions, {}, { signal }),
    select: ({ sessions }) => sessions,
  }),
};

/** Invalidates the account queries after a change, and the name and user name that the shell shows. */
export function useRefreshAccount(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['account'] }),
      queries.invalidateQueries(sessionQueries.myRole),
    ]);
  };
}
