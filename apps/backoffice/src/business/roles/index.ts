export { rolesKey, rolesQueries } from './queries.ts';
export type { Granter } from './role-form.ts';
export type { RoleRow } from './role-rows.ts';
export { useGranter } from './use-granter.ts';
