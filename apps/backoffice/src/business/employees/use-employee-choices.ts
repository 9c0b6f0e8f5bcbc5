import { useQuery } from '@tanstack/react-query';
import { rolesQueries } from '../roles/queries.ts';
import type { Granter } from '../roles/role-form.ts';
import type { RoleRow } from '../roles/role-rows.ts';
import { useGranter } from '../roles/use-granter.ts';
import type { Shop } from './employee-rows.ts';
import { employeesQueries } from './queries.ts';

export interface EmployeeChoices {
  readonly roles: readonly RoleRow[];
  readonly shops: readonly Shop[];
  readonly granter: Granter;
}

/** What an employee's form offers to choose from; what failed of it is told, and asked again. */
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
