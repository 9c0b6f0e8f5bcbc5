import { roleFrom } from '@tezga/contract';
import { adminLevel, reaches } from '@tezga/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { prefetchNecessary } from './necessary-data.ts';
import { sessionQueries } from './queries.ts';
import type { Session } from './session-context.ts';
import type { TokenFacts } from './token.ts';

/** The data that every screen needs: the user and the permissions, fetched once and cached. */
export function useNecessaryData({ userId, businessId, app }: TokenFacts): {
  readonly session: Session | null;
  readonly error: Error | null;
} {
  const queries = useQueryClient();
  const { data, error } = useQuery(sessionQueries.myRole);
  const isForced = data?.user.resetPassword === true || data?.user.mustEnrol === true;
  // The server refuses all other calls until a required password or second factor is set.
  const isReady = app === 'backoffice' && data !== undefined && !isForced;
  const { data: owner, error: ownerError } = useQuery({ ...sessionQueries.ownerData, enabled: isReady });
  // The server refuses the data of the businesses to an admin without access to them.
  const readsBusinesses =
    app === 'sa' &&
    !isForced &&
    data !== undefined &&
    data.role !== null &&
    reaches(adminLevel(roleFrom(data.role), 'businesses'), 'read');
  useEffect(() => {
    // Not awaited: a form that opens earlier waits for its own parts.
    if (isReady) prefetchNecessary(queries);
    if (readsBusinesses) void queries.prefetchQuery(sessionQueries.adminNecessary);
  }, [isReady, readsBusinesses, queries]);
  const isComplete = app === 'sa' || isForced || owner !== undefined;
  // Memoized by its parts: a refreshed token has the same values, and must not re-render the screens.
  const session = useMemo<Session | null>(() => {
    if (!data?.role || !isComplete) return null;
    const { _id: roleId, roleDesc } = data.role;
    return {
      facts: { userId, businessId, app },
      area: app === 'sa' ? 'super-admin' : 'business',
      user: data.user,
      role: roleFrom(data.role),
      roleId,
      roleName: roleDesc,
      isFullAdmin: data.isFullAdmin,
    };
  }, [data, isComplete, userId, businessId, app]);
  // Once the screens are shown, a failed refetch is handled by the screen that requested it.
  if (session !== null) return { session, error: null };
  const isWithoutRole = data !== undefined && data.role === null;
  return {
    session,
    error: error ?? ownerError ?? (isWithoutRole ? new Error('the user has no role') : null),
  };
}
