import { addressOf, allRoutes, contract, type Route } from '@tezga/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  joinBusiness,
  openSession,
  refusalOf,
  startTestServer,
  type TestBusiness,
} from '../testing/index.ts';
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

const withSession = allRoutes().filter(({ route: { access } }) => {
  if (typeof access === 'string') return access !== 'public';
  return !('adminArea' in access);
});

async function sessionOf(change: 'pin' | 'forced' | 'unenrolled'): Promise<string> {
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
  const path = route.path.replaceAll(/\{\w+\}/g, 'x');
  const response = await fetch(world.server.address + addressOf(route.service, path), {
    method: route.method,
    headers: { requestId: crypto.randomUUID(), authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { code?: unknown }).code;
}

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

describe.each(withSession)('$name', ({ name, route }) => {
  test('in a session opened by PIN is refused where it concerns the account, and only there', async () => {
    const isRefused = (await codeFor(route, await sessionOf('pin'))) === 'password-needed';
    expect(isRefused).toBe(ofTheAccount.has(name));
  });

  test('is refused with a given password, except the calls that replace it', async () => {
    const isRefused = (await codeFor(route, await sessionOf('forced'))) === 'password-must-change';
    const mayComeFirst = [
      'access.signOut',
      'access.refreshToken',
      'people.changeDefaultPassword',
      'activity.report',
      'access.myRole',
      'businesses.myBusinesses',
      'employees.ownerData',
    ];
    expect(isRefused).toBe(!mayComeFirst.includes(name));
  });
});

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

test.each(withSession)(
  '$name without the second factor one must have is refused, but for setting it up',
  async ({ name, route }) => {
    const code = await codeFor(route, await sessionOf('unenrolled'));
    expect(code === 'second-factor-must-enrol').toBe(!beforeEnrolment.has(name));
  },
);

test('a session opened by PIN leads into no other business and sees none', async () => {
  const client = world.server.client(await sessionOf('pin'));
  const { businesses } = await client(contract.businesses.myBusinesses, {});
  expect(businesses.map(({ businessId }) => businessId)).toEqual([world.business.id]);
  const attempt = client(contract.access.refreshToken, { businessId: other.id });
  expect((await refusalOf(attempt)).code).toBe('password-needed');
});

test('whoever takes over by PIN gets such a session, and the one before it cannot be prolonged', async () => {
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
