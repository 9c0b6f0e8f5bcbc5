import type { Access } from '@tezga/contract';
import type { AdminRoleCode, Level } from '@tezga/domain';

/** A kind of caller, described independently of the code under test. */
export interface Standing {
  readonly place: 'outside' | 'nowhere yet' | 'a business' | 'the platform';
  readonly isOwner?: boolean;
  /** Whether an admin is a reseller instead of a super admin; only for the place 'the platform'. */
  readonly isReseller?: boolean;
  /** The code of an admin's role. Only `root` matters: it has every level. */
  readonly adminRole?: AdminRoleCode;
  /** The level by area. Areas of the point of sale have the prefix 'pos '. A missing area has the level 'none'. */
  readonly levels?: Partial<Record<string, Level>>;
}

/** The access in the notation of access-of-calls.json. */
export function accessInWords(access: Access): string {
  if (typeof access === 'string') return access;
  if ('anyOf' in access) return access.anyOf.map(accessInWords).join(' or ');
  if ('allOf' in access) return access.allOf.map(accessInWords).join(' and ');
  if ('posArea' in access) return `pos ${access.posArea} ${access.level}`;
  if ('adminArea' in access) return `platform ${access.adminArea} ${access.level}`;
  return `${access.area} ${access.level}`;
}

export function isAllowed(access: string, standing: Standing): boolean {
  if (access.includes(' or ')) return access.split(' or ').some((each) => isAllowed(each, standing));
  if (access.includes(' and ')) return access.split(' and ').every((each) => isAllowed(each, standing));
  const { place, isOwner = false, adminRole, levels = {} } = standing;
  if (access === 'public') return true;
  if (place === 'outside') return false;
  if (access === 'session') return true;
  if (access === 'business') return place === 'a business';
  if (access === 'owner') return isOwner;
  const { area, level, isOfPlatform } = areaIn(access);
  const has = levels[area] ?? 'none';
  const isEnough = level === 'read' ? has !== 'none' : has === 'readWrite';
  if (isOfPlatform) return place === 'the platform' && (adminRole === 'root' || isEnough);
  return place === 'a business' && (isOwner || isEnough);
}

/** The areas in an access, separately for businesses and the platform. */
export function areasOf(access: string): { business: string[]; admin: string[] } {
  const areas = access
    .split(/ or | and /)
    .filter((each) => each.includes(' '))
    .map(areaIn);
  const names = (isOfPlatform: boolean) =>
    areas.flatMap((each) => (each.isOfPlatform === isOfPlatform ? [each.area] : []));
  return { business: names(false), admin: names(true) };
}

function areaIn(access: string) {
  const words = access.split(' ');
  const level = words.pop();
  const isOfPlatform = words[0] === 'platform';
  return { area: words.slice(isOfPlatform ? 1 : 0).join(' '), level, isOfPlatform };
}
