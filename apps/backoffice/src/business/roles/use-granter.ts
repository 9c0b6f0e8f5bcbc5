import { isOwner } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../session/session-context.ts';
import { rolesQueries } from './queries.ts';
import { granterOf, type Granter } from './role-form.ts';

interface GranterState {
  /** Null while loading. */
  readonly granter: Granter | null;
  /** Why the permissions failed to load. */
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** Used for the owner, who has all permissions, so that the list of roles is not loaded. */
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
