import { addressOf, allRoutes, contract, type Route } from '@tezga/contract';
import { Refusal } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admit, type Entered } from '../platform/http/enter.ts';
import {
  addAdmin,
  addBusiness,
  joinBusiness,
  openSession,
  refusalOf,
  startTestServer,
  type TestBusiness,
} from '../testing/index.ts';
import { enteredAs } from './callers.ts';
import { goodInputs, type World } from './good-inputs.ts';

let world: World;
let other: TestBusiness;
beforeAll(async () => {
  const server = await startTestServer();
  world = { server, business: await addBusiness(server), admin: await addAdmin(server, 'SA') };
  other = await addBusiness(server, 'I dyti');
  await joinBusiness(server, world.business.owner.id, other.id);
});
afterAll(() => world.server.stop());

const ofTheAccount = new Set([
  'access.confirmPassword',
  'settings.keepCredentials',
  'settings.credentials',
  'certificates.keep',
  'secondFactor.state',
  'secondFactor.begin',
  'secondFactor.confirm',
  'secondFactor.renewRecoveryCodes',
  'secondFactor.switchOff',
  'access.sessions',
  'access.endSession',
  'verification.unverifiedMethods',
  'verification.sendVerification',
  'verification.removeMethod',
  'verification.askOwnReset',
  'verification.changeEmail',
  'verification.changePhone',
  'employees.invitations',
  'employees.acceptInvitation',
  'employees.declineInvitation',
  'people.myProfile',
  'people.editProfile',
  'people.changePassword',
  'people.changeDefaultPassword',
]);

const beforePasswordChange = new Set([
  'access.signOut',
  'access.refreshToken',
  'people.changeDefaultPassword',
  'activity.report',
  'access.myRole',
  'businesses.myBusinesses',
  'employees.ownerData',
]);

const beforeEnrolment = new Set([
  'access.signOut',
  'access.refreshToken',
  'access.myRole',
  'people.changeDefaultPassword',
  'activity.report',
  'secondFactor.state',
  'secondFactor.begin',
  'secondFactor.confirm',
]);

const withSession = allRoutes().filter(({ route: { access } }) => {
  if (typeof access === 'string') return access !== 'public';
  return !('adminArea' in access);
});

/**
 * The refusal code if the owner of a business makes the call in this session; null if the call is allowed.
 */
function refusalIn(session: Partial<Entered>, route: Route): string | null {
  try {
    admit({ ...enteredAs({ place: 'a business', isOwner: true }), ...session }, route);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const forcedPerson = { ...enteredAs({ place: 'a business' }).person, mustChangePassword: true };

test.each(withSession)(
  '$name is allowed or refused in each kind of restricted session, such as one opened by PIN, as listed in this file',
  (call) => {
    const { name, route } = call;
    expect({
      'opened by PIN': refusalIn({ openedBy: 'pin' }, route),
      'opened by an admin': refusalIn({ openedBy: 'admin' }, route),
      'with a given password': refusalIn({ person: forcedPerson }, route),
      'without the second factor': refusalIn({ mustEnrol: true }, route),
    }).toEqual({
      'opened by PIN': ofTheAccount.has(name) ? 'password-needed' : null,
      'opened by an admin': ofTheAccount.has(name) ? 'opened-by-admin' : null,
      'with a given password': beforePasswordChange.has(name) ? null : 'password-must-change',
      'without the second factor': beforeEnrolment.has(name) ? null : 'second-factor-must-enrol',
    });
  },
);

type HalfOpen = 'pin' | 'forced' | 'unenrolled';

async function sessionOf(change: HalfOpen): Promise<string> {
  const { server, business } = world;
  const { token, sessionId } = await openSession(server, business.owner.id, business.id, 'business');
  if (change === 'pin')
    await server.asOwner`update platform.sessions set opened_by = 'pin' where id = ${sessionId}`;
  if (change === 'unenrolled')
    await server.asOwner`update platform.sessions set must_enrol = true where id = ${sessionId}`;
  await server.asOwner`
    update platform.users set must_change_password = ${change === 'forced'} where id = ${business.owner.id}`;
  return token;
}

async function codeFor(route: Route, token: string): Promise<unknown> {
  const response = await fetch(world.server.address + addressOf(route.service, route.path), {
    method: route.method,
    headers: { requestId: crypto.randomUUID(), authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { code?: unknown }).code;
}

/**
 * Each kind of restricted session with calls that it refuses, one for each way in which the server runs a handler,
 * and one call that it allows.
 */
const requests: [session: string, code: string, HalfOpen, refused: readonly Route[], checkAccess: Route][] = [
  [
    'a session opened by PIN',
    'password-needed',
    'pin',
    [contract.access.sessions, contract.people.editProfile],
    contract.units.list,
  ],
  [
    'a session with a password that another person set',
    'password-must-change',
    'forced',
    [contract.units.list, contract.units.add, contract.sales.pdf],
    contract.access.myRole,
  ],
  [
    'a session that must set up the second factor',
    'second-factor-must-enrol',
    'unenrolled',
    [contract.units.list, contract.units.add, contract.sales.pdf],
    contract.access.myRole,
  ],
];

test.each(requests)(
  'a call in %s is refused over HTTP with %s',
  async (_session, code, kind, refused, checkAccess) => {
    const token = await sessionOf(kind);
    // The first round reads the session from the database, the second uses the session cache.
    for (const _request of ['first', 'second']) {
      for (const route of refused) expect(await codeFor(route, token)).toBe(code);
      expect(await codeFor(checkAccess, token)).toBeUndefined();
    }
  },
);

test('a session opened by PIN lists its own business only and cannot switch to another', async () => {
  const client = world.server.client(await sessionOf('pin'));
  const { businesses } = await client(contract.businesses.myBusinesses, {});
  expect(businesses.map(({ businessId }) => businessId)).toEqual([world.business.id]);
  const attempt = client(contract.access.refreshToken, { businessId: other.id });
  expect((await refusalOf(attempt)).code).toBe('password-needed');
});

test('taking over by PIN opens a session with the limits of a PIN session, and the old session cannot be extended', async () => {
  const before = world.server.client(await sessionOf('pin'));
  const { opCode, pin } = (await goodInputs['employees.takeOver'](world)) as { opCode: string; pin: string };
  const old = before.token();
  await before(contract.employees.takeOver, { opCode, pin });
  expect((await refusalOf(before(contract.access.sessions, {}))).code).toBe('password-needed');

  const left = world.server.client(old);
  await left(contract.access.refreshToken, {});
  const [row] = await world.server.asOwner`
    select max(expires_at) < now() + interval '2 minutes' as is_ending from platform.sessions
    where replaced_at is not null`;
  expect(row?.['is_ending']).toBe(true);
});
