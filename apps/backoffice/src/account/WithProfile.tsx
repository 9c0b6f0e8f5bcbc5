import type { contract, OutputOf } from '@tezga/contract';
import { ErrorState, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingPart } from '../kits/forms/LoadingPart.tsx';
import { accountQueries } from './queries.ts';

export type Profile = OutputOf<typeof contract.people.myProfile>['profile'];

/** Fetches the user's profile and shows the children, or the error. */
export function WithProfile({ children }: { readonly children: (profile: Profile) => ReactNode }) {
  const { fallbacks } = usePhrases();
  const { data, error, refetch } = useQuery(accountQueries.profile);
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingPart />;
  return (
    <ErrorState title={fallbacks['data-fetch']} sentence={error.message} onRetry={() => void refetch()} />
  );
}
