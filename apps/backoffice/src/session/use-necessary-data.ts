import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { beginNecessary } from './necessary-data.ts';
import { sessionQueries } from './queries.ts';
import type { Session } from './session-context.ts';
import type { TokenFacts } from './token.ts';

/** What every screen stands on: who it is and what they may do, asked once and kept. */
export function useNecessaryData({ userId, businessId, app }: TokenFacts): {
  readonly session: Session | null;
  readonly error: Error | null;
} {
  const queries = useQueryClient();
  const { data, error } = useQuery(sessionQueries.myRole);
  const isForced = data?.user.resetPassword === true || data?.user.mustEnrol === true;
  // Until a given password is replaced, or a second factor set up, the server answers nothing else.
  const isReady = app === 'backoffice' && data !== undefined && !isForced;
  const { data: owner, error: ownerError } = useQuery({ ...sessionQueries.ownerData, enabled: isReady });
  useEffect(() => {
    // Nothing waits for it: a form that is opened sooner waits for its own parts.
    if (isReady) beginNecessary(queries);
  }, [isReady, queries]);
  const isComplete = app === 'sa' || isForced || owner !== undefined;
  // By its parts: a refreshed token says the same again, and must not rebuild the screens under someone's hands.
  const session = useMemo<Session | null>(() => {
    if (!data?.role || !isComplete) return null;
    const { _id: roleId, roleCode, roleDesc, ...permissions } = data.role;
    return {
      facts: { userId, businessId, app },
      area: app === 'sa' ? 'super-admin' : 'business',
      user: data.user,
      role: { code: roleCode, ...permissions },
      roleId,
      roleName: roleDesc,
    };
  }, [data, isComplete, userId, businessId, app]);
  // Once the screens stand, a refetch that fails is the business of whoever asked for it.
  if (session !== null) return { session, error: null };
  const isWithoutRole = data !== undefined && data.role === null;
  return {
    session,
    error: error ?? ownerError ?? (isWithoutRole ? new Error('the person has no role') : null),
  };
}
