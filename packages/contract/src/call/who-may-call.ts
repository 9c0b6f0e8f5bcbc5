import {
  adminLevel,
  businessLevel,
  isOwner,
  posLevel,
  reaches,
  type AdminArea,
  type BusinessArea,
  type Level,
  type PosArea,
  type Role,
} from '@tezga/domain';

/**
 * Who may make a call: anyone; anyone signed in; anyone working in a business; its owner; a role with a level
 * in an area of the back office; a role with a level in an area of the point of sale; a super admin with a
 * level in an area of the platform; or a combination: any of several rules, or all of them.
 */
export type Access =
  | 'public'
  | 'session'
  | 'business'
  | 'owner'
  | { readonly area: BusinessArea; readonly level: Exclude<Level, 'none'> }
  | { readonly posArea: PosArea; readonly level: Exclude<Level, 'none'> }
  | { readonly adminArea: AdminArea; readonly level: Exclude<Level, 'none'> }
  | { readonly anyOf: readonly Access[] }
  | { readonly allOf: readonly Access[] };

export interface Caller {
  readonly role: Role | null;
  readonly businessId: string | null;
}

/** Whether the caller may make the call; `null` is a caller who is not signed in. */
export function mayCall(access: Access, caller: Caller | null): boolean {
  if (access === 'public') return true;
  if (caller === null) return false;
  if (access === 'session') return true;
  if (typeof access === 'object' && 'anyOf' in access) {
    return access.anyOf.some((each) => mayCall(each, caller));
  }
  if (typeof access === 'object' && 'allOf' in access) {
    return access.allOf.every((each) => mayCall(each, caller));
  }
  const { role, businessId } = caller;
  if (role === null) return false;
  if (typeof access === 'object' && 'adminArea' in access) {
    return businessId === null && reaches(adminLevel(role, access.adminArea), access.level);
  }
  if (businessId === null) return false;
  if (access === 'business') return true;
  if (access === 'owner') return isOwner(role);
  if ('posArea' in access) return reaches(posLevel(role, access.posArea), access.level);
  return reaches(businessLevel(role, access.area), access.level);
}
