import { createHmac } from 'node:crypto';
import { addressOf, allRoutes, type Route } from '@tezga/contract';
import { defaultRolePermissions, levels as allLevels, type Level, type UserKind } from '@tezga/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  addPerson,
  openSession,
  startTestServer,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';
import accessOfCalls from './access-of-calls.json' with { type: 'json' };
import { accessInWords, areasOf, isAllowed, type Standing } from './pinned-access.ts';

const pinned: Readonly<Record<string, string>> = accessOfCalls;

interface Visitor {
  /** Made anew for each call, because some calls end the session they are made in. */
  readonly token: () => Promise<string | null>;
  readonly standing: Standing;
}

let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
});
afterAll(() => server.stop());

const visits = new Map<string, Promise<Visitor>>();

/** The same visitor comes to every call. */
function visitor(name: string, invite: () => Promise<Visitor>): Promise<Visitor> {
  const invited = visits.get(name) ?? invite();
  visits.set(name, invited);
  return invited;
}

const nobody = (token: () => Promise<string | null>): Promise<Visitor> =>
  Promise.resolve({ token, standing: { place: 'outside' } });

function signedIn(userId: string, businessId: string | null, kind: UserKind, standing: Standing): Visitor {
  return { token: async () => (await openSession(server, userId, businessId, kind)).token, standing };
}

async function employee(code: string, levels: Partial<Record<string, Level>>): Promise<Visitor> {
  const named = Object.entries(levels);
  const inBackoffice = named.filter(([area]) => !area.startsWith('pos '));
  const inPos = named.flatMap(([area, level]) =>
    area.startsWith('pos ') ? [[area.replace('pos ', ''), level]] : [],
  );
  const { id } = await addEmployee(
    server,
    business.id,
    code,
    Object.fromEntries(inBackoffice),
    Object.fromEntries(inPos),
  );
  return signedIn(id, business.id, 'business', { place: 'a business', levels });
}

async function admin(kind: 'SA' | 'RS', levels: Partial<Record<string, Level>>): Promise<Visitor> {
  const { id } = await addAdmin(server, kind);
  const permissions = { backofficePermissions: {}, saPermissions: levels };
  await server.asOwner`
    update platform.admin_roles set permissions = ${server.asOwner.json(permissions)}
    where id = (select role_id from platform.admins where user_id = ${id})`;
  return signedIn(id, null, kind, { place: 'the platform', levels });
}

const ownerToken = async () => (await openSession(server, business.owner.id, business.id, 'business')).token;

const withPayload = (token: string, change: (payload: Record<string, unknown>) => void, header?: object) => {
  const [first = '', second = ''] = token.split('.');
  const payload = JSON.parse(Buffer.from(second, 'base64url').toString()) as Record<string, unknown>;
  change(payload);
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${header === undefined ? first : Buffer.from(JSON.stringify(header)).toString('base64url')}.${body}`;
};

/** Tokens that open nothing. */
const badTokens: Record<string, () => Promise<string | null>> = {
  'no token': async () => null,
  'an expired token': async () => {
    const { token, sessionId } = await openSession(server, business.owner.id, business.id, 'business');
    await server.asOwner`update platform.sessions set expires_at = now() - interval '1 second' where id = ${sessionId}`;
    return token;
  },
  'the token of an ended session': async () => {
    const { token, sessionId } = await openSession(server, business.owner.id, business.id, 'business');
    await server.asOwner`update platform.sessions set ended_at = now() where id = ${sessionId}`;
    return token;
  },
  'a token altered to another session': async () => {
    const token = await ownerToken();
    return `${withPayload(token, (payload) => (payload['jti'] = 'a'.repeat(24)))}.${token.split('.')[2]}`;
  },
  'a token with another signature': async () => {
    const token = await ownerToken();
    const signed = token.split('.').slice(0, 2).join('.');
    return `${signed}.${createHmac('sha256', 'another secret').update(signed).digest('base64url')}`;
  },
  'a token without signature (alg none)': async () =>
    `${withPayload(await ownerToken(), () => undefined, { alg: 'none', typ: 'JWT' })}.`,
};

type Invitation = readonly [name: string, invite: () => Promise<Visitor>];

/** Everyone who may stand before a call; its own areas are tried at every level. */
function visitorsFor(access: string): Invitation[] {
  const areas = areasOf(access);
  return [
    ...Object.entries(badTokens).map(([name, token]): Invitation => [name, () => nobody(token)]),
    [
      'someone without a business',
      async () => {
        const { id } = await addPerson(server, 'business');
        return signedIn(id, null, 'business', { place: 'nowhere yet' });
      },
    ],
    [
      'owner',
      async () =>
        signedIn(business.owner.id, business.id, 'business', { place: 'a business', isOwner: true }),
    ],
    ['operator (OP)', () => employee('OP', levelsOf('OP'))],
    ['administrator (AP)', () => employee('AP', levelsOf('AP'))],
    ['employee without permissions', () => employee('R1', {})],
    ['super admin without permissions', () => admin('SA', {})],
    ['reseller without permissions', () => admin('RS', {})],
    // Each area at every level, and where a call needs several areas also at the highest level of the others.
    ...areas.business.flatMap((area) =>
      allLevels.flatMap((level): Invitation[] => [
        [`employee, ${area} ${level}`, () => employee('R2', { [area]: level })],
        ...withOthers(areas.business, area, level),
      ]),
    ),
    ...areas.admin.flatMap((area) =>
      (['SA', 'RS'] as const).flatMap((kind) =>
        allLevels.map((level): Invitation => [
          `${kind}, ${area} ${level}`,
          () => admin(kind, { [area]: level }),
        ]),
      ),
    ),
  ];
}

function withOthers(areas: readonly string[], area: string, level: Level): Invitation[] {
  const others = areas.filter((other) => other !== area);
  if (others.length === 0) return [];
  const levels = Object.fromEntries([...others.map((other) => [other, 'readWrite']), [area, level]]);
  return [[`employee, ${area} ${level}, all of ${others.join(', ')}`, () => employee('R2', levels)]];
}

function levelsOf(code: 'OP' | 'AP'): Partial<Record<string, Level>> {
  const { backofficePermissions, posPermissions } = defaultRolePermissions[code];
  const inPos = Object.entries(posPermissions).map(([area, level]) => [`pos ${area}`, level]);
  return { ...backofficePermissions, ...Object.fromEntries(inPos) };
}

/** Made with nothing in it: who may not call is told so before anyone looks at the input. */
async function statusFor(route: Route, token: string | null): Promise<number> {
  const path = route.path.replaceAll(/\{\w+\}/g, 'x');
  const response = await fetch(server.address + addressOf(route.service, path), {
    method: route.method,
    headers: {
      requestId: crypto.randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  await response.arrayBuffer();
  return response.status;
}

const answers = new Set([200, 400, 404, 409]);

test('the access of every call is the one written in access-of-calls.json', () => {
  const declared = allRoutes().map(({ name, route }) => [name, accessInWords(route.access)]);
  expect(Object.fromEntries(declared)).toEqual(pinned);
});

describe.each(allRoutes())('$name', ({ name: call, route }) => {
  const access = pinned[call] ?? 'not written down';
  test.each(visitorsFor(access))('answers %s as its written access says', async (name, invite) => {
    const { token, standing } = await visitor(name, invite);
    const given = await token();
    const status = await statusFor(route, given);
    const refused = standing.place === 'outside' ? 401 : 403;
    const outcome = answers.has(status) ? 'answered' : status;
    expect(outcome).toBe(isAllowed(access, standing) ? 'answered' : refused);
  });
});
