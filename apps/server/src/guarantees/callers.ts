import {
  adminAreas,
  adminRoleCodes,
  businessAreas,
  defaultAdminPermissions,
  defaultRolePermissions,
  levels as allLevels,
  ownerRoleCode,
  posAreas,
  rootRoleCode,
  type AdminRoleCode,
  type Level,
  type Role,
  type UserKind,
} from '@tezga/domain';
import type { Entered } from '../platform/http/enter.ts';
import {
  addAdmin,
  addEmployee,
  addPerson,
  openSession,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';
import { areasOf, type Standing } from './pinned-access.ts';

export type Caller = readonly [name: string, standing: Standing];

type Levels = Partial<Record<string, Level>>;

const outside: Caller = ['no token', { place: 'outside' }];
const withoutBusiness: Caller = ['someone without a business', { place: 'nowhere yet' }];
const owner: Caller = ['owner', { place: 'a business', isOwner: true }];
const employee = (name: string, levels: Levels): Caller => [name, { place: 'a business', levels }];
const withoutPermissions = employee('employee without permissions', {});
const administrator = employee('administrator (AP)', levelsOf(defaultRolePermissions.AP));
const admin = (name: string, levels: Levels, adminRole: AdminRoleCode = 'SA'): Caller => [
  name,
  { place: 'the platform', adminRole, levels },
];
const superAdmin = admin('super admin', all(adminAreas));
const reseller = (name: string, levels: Levels, adminRole: AdminRoleCode = 'RS'): Caller => [
  `reseller ${name}`,
  { place: 'the platform', isReseller: true, adminRole, levels },
];
/** The role row of root has no levels. */
const root = admin('admin with the role root', {}, rootRoleCode);

const areasOfBusinesses = [...businessAreas, ...posAreas.map((area) => `pos ${area}`)];

/** An admin with each of the role codes, with its default levels. */
export const adminOfEachRole: readonly Caller[] = adminRoleCodes.map((code) =>
  admin(`admin with the default role ${code}`, defaultAdminPermissions[code], code),
);

/** Each role code with its default levels and with one level in all areas, as a super admin and as a reseller. */
const adminRolesAtEachLevel = adminRoleCodes.flatMap((code) =>
  [defaultAdminPermissions[code], ...allLevels.map((level) => all(adminAreas, level))].flatMap(
    (levels, place) => {
      const name = `${code} with ${['default levels', ...allLevels][place]}`;
      return [admin(name, levels, code), reseller(name, levels, code)];
    },
  ),
);

/**
 * All kinds of signed-in callers: the predefined roles, and each area at each level, alone and with full access to all
 * others.
 */
export const everyCaller: readonly Caller[] = [
  withoutBusiness,
  owner,
  employee('operator (OP)', levelsOf(defaultRolePermissions.OP)),
  administrator,
  withoutPermissions,
  employee('employee with everything', all(areasOfBusinesses)),
  admin('super admin without permissions', {}),
  superAdmin,
  reseller('without permissions', {}),
  reseller('with everything', all(adminAreas)),
  ...adminRolesAtEachLevel,
  ...areasOfBusinesses.flatMap((area) => eachLevel(areasOfBusinesses, area, employee)),
  ...adminAreas.flatMap((area) => eachLevel(adminAreas, area, admin)),
  ...adminAreas.flatMap((area) => eachLevel(adminAreas, area, reseller)),
];

/**
 * The callers of the HTTP test: one at each level of the call's access, one without a token, one of the wrong kind
 * (an admin for a call of businesses, a user of a business for a call of the platform), and for a call of the platform
 * also root.
 */
export function callersOver(access: string): Caller[] {
  if (access === 'public') return [outside];
  if (access === 'session') return [outside, withoutBusiness];
  if (access === 'business') return [outside, withoutBusiness, withoutPermissions, superAdmin];
  if (access === 'owner') return [outside, administrator, owner, superAdmin];
  const areas = areasOf(access);
  return [
    outside,
    ...(areas.business.length > 0 ? [superAdmin] : [owner]),
    ...areas.business.flatMap((area) => eachLevel(areas.business, area, employee)),
    ...areas.admin.flatMap((area) => eachLevel(areas.admin, area, admin)),
    ...areas.admin.flatMap((area) => eachLevel(areas.admin, area, reseller)),
    ...(areas.admin.length > 0 ? [root] : []),
  ];
}

function eachLevel(
  areas: readonly string[],
  area: string,
  caller: (name: string, levels: Levels) => Caller,
): Caller[] {
  const alone = allLevels.map((level) => caller(`${area} ${level}`, { [area]: level }));
  if (areas.length === 1) return alone;
  const withOthers = allLevels.map((level) =>
    caller(`${area} ${level}, all else`, { ...all(areas), [area]: level }),
  );
  return [...alone, ...withOthers];
}

function all(areas: readonly string[], level: Level = 'readWrite'): Levels {
  return Object.fromEntries(areas.map((area) => [area, level]));
}

export function levelsOf(given: Pick<Role, 'backofficePermissions' | 'posPermissions'>): Levels {
  const inPos = Object.entries(given.posPermissions).map(([area, level]) => [`pos ${area}`, level]);
  return { ...given.backofficePermissions, ...Object.fromEntries(inPos) };
}

function kindOf({ place, isReseller = false }: Standing): UserKind {
  if (place !== 'the platform') return 'business';
  return isReseller ? 'RS' : 'SA';
}

/** The session of a caller as the server loads it. */
export function enteredAs(standing: Standing): Entered {
  const { place, isOwner = false, adminRole, levels = {} } = standing;
  const isInBusiness = place === 'a business';
  const id = 'a'.repeat(24);
  const code = isOwner ? ownerRoleCode : (adminRole ?? 'R1');
  const permissions = isInBusiness ? byProduct(levels) : { backofficePermissions: {}, posPermissions: {} };
  const saPermissions = place === 'the platform' ? levels : {};
  return {
    sessionId: id,
    person: {
      id,
      name: 'Njeri',
      username: 'njeri@prova.example',
      kind: kindOf(standing),
      mustChangePassword: false,
    },
    role: place === 'nowhere yet' ? null : { id, code, description: code, ...permissions, saPermissions },
    businessId: isInBusiness ? id : null,
    openedBy: 'password',
    adminName: null,
    mustEnrol: false,
    homeAddress: null,
  };
}

function byProduct(levels: Levels): Pick<Role, 'backofficePermissions' | 'posPermissions'> {
  const named = Object.entries(levels);
  const inPos = named.filter(([area]) => area.startsWith('pos '));
  return {
    backofficePermissions: Object.fromEntries(named.filter(([area]) => !area.startsWith('pos '))),
    posPermissions: Object.fromEntries(inPos.map(([area, level]) => [area.replace('pos ', ''), level])),
  };
}

/**
 * Opens a session for a caller. The test person of a caller is created once, but each use gets a new session,
 * because some calls end theirs.
 */
export function sessionsOf(server: TestServer, business: TestBusiness) {
  const people = new Map<string, Promise<{ readonly id: string }>>();
  return async ([_name, standing]: Caller): Promise<string | null> => {
    const { place } = standing;
    if (place === 'outside') return null;
    const key = JSON.stringify(standing);
    const person = people.get(key) ?? addCaller(server, business, standing);
    people.set(key, person);
    const businessId = place === 'a business' ? business.id : null;
    return (await openSession(server, (await person).id, businessId, kindOf(standing))).token;
  };
}

async function addCaller(
  server: TestServer,
  business: TestBusiness,
  standing: Standing,
): Promise<{ readonly id: string }> {
  const { place, isOwner = false, levels = {} } = standing;
  if (isOwner) return business.owner;
  if (place === 'nowhere yet') return addPerson(server, 'business');
  if (place === 'the platform') return addAdminWith(server, standing);
  const { backofficePermissions, posPermissions } = byProduct(levels);
  return addEmployee(server, business.id, 'R1', backofficePermissions, posPermissions);
}

async function addAdminWith(
  server: TestServer,
  { isReseller = false, adminRole = 'SA', levels = {} }: Standing,
): Promise<{ readonly id: string }> {
  const person = await addAdmin(server, isReseller ? 'RS' : 'SA');
  if (adminRole === rootRoleCode) {
    // There is one role with this code, which a migration inserted.
    await server.asOwner`
      update platform.admins set role_id = (select id from platform.admin_roles where code = ${rootRoleCode})
      where user_id = ${person.id}`;
    return person;
  }
  const permissions = { backofficePermissions: {}, saPermissions: levels };
  await server.asOwner`
    update platform.admin_roles set code = ${adminRole}, permissions = ${server.asOwner.json(permissions)}
    where id = (select role_id from platform.admins where user_id = ${person.id})`;
  return person;
}
