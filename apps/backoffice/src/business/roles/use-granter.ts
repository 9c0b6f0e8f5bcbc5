import { isOwner } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../session/session-context.ts';
import { rolesQueries } from './queries.ts';
import { granterOf, type Granter } from './role-form.ts';

interface GranterState {
  /** Null while loading. */
  readonly granter: Granter | null;
  /** Why it failed to load. */
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** The owner's permissions do not depend on the roles, so they are not loaded. */
const noRoles: [] = [];

/** The permissions that the current user may give to others. */
export function useGranter(): GranterState {
  const { role, roleId } = useSession();
  const owns = isOwner(role);
  const { data, error, refetch } = useQuery({ ...rolesQueries.list, enabled: !owns });
  const all = owns ? noRoles : data?.myRoles;
  const granter = useMemo(
    () => (all === undefined ? null : granterOf({ code: role.code, id: roleId }, all)),
    [all, role.code, roleId],
  );
  return { granter, error: granter === null ? error : null, refetch: () => void refetch() };
}
