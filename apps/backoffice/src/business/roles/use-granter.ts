import { isOwner } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../session/session-context.ts';
import { rolesQueries } from './queries.ts';
import { granterOf, type Granter } from './role-form.ts';

interface GranterState {
  /** Null until it is known. */
  readonly granter: Granter | null;
  /** Why it cannot be known. */
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** The owner may give everything, whatever roles there are. */
const noRoles: [] = [];

/** What the person at the screen may give to others. */
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
