import { isOwner, permissionsAt } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sessionQueries } from '../../session/queries.ts';
import { useSession } from '../../session/session-context.ts';
import { rolesQueries } from './queries.ts';
import type { Granter } from './role-form.ts';

/** What the person at the screen may give to others; null until it is known. */
export function useGranter(): Granter | null {
  const { role } = useSession();
  const owns = isOwner(role);
  const { data: mine } = useQuery(sessionQueries.myRole);
  const { data: all } = useQuery({ ...rolesQueries.list, enabled: !owns });
  const own = all?.myRoles.find(({ _id }) => _id === mine?.role?._id);
  return useMemo(() => {
    if (owns) return { code: role.code, ...permissionsAt('readWrite') };
    return own === undefined ? null : { ...own, code: own.roleCode };
  }, [owns, own, role.code]);
}
