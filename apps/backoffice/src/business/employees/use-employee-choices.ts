import { useQuery } from '@tanstack/react-query';
import type { Shop } from './employee-rows.ts';
import { employeesQueries } from './queries.ts';
import { rolesQueries, type Granter, type RoleRow, useGranter } from '../roles/index.ts';

export interface EmployeeChoices {
  readonly roles: readonly RoleRow[];
  readonly shops: readonly Shop[];
  readonly granter: Granter;
}

/** The options of the employee form; failed queries are reported and can be retried. */
export function useEmployeeChoices() {
  const roles = useQuery(rolesQueries.list);
  const shops = useQuery(employeesQueries.shops);
  const { granter, error: granterError } = useGranter();
  const choices: EmployeeChoices | null =
    roles.data === undefined || shops.data === undefined || granter === null
      ? null
      : { roles: roles.data.myRoles, shops: shops.data, granter };
  return {
    choices,
    error: choices === null ? (roles.error ?? shops.error ?? granterError) : null,
    retry: () => void Promise.all([roles.refetch(), shops.refetch()]),
  };
}
