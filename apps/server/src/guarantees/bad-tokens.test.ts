import { createHmac } from 'node:crypto';
import { addressOf, allRoutes, contract, type Route } from '@tezga/contract';
import { Refusal } from '@tezga/domain';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servedCalls } from '../app.ts';
import type { HttpParts } from '../platform/http/create-http-server.ts';
import { registerCalls } from '../platform/http/register-calls.ts';
import {
  addBusiness,
  openSession,
  startTestServer,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
});
afterAll(() => server.stop());

const ownerSession = () => openSession(server, business.owner.id, business.id, 'business');
const ownerToken = async () => (await ownerSession()).token;

const withPayload = (token: string, change: (payload: Record<string, unknown>) => void, header?: object) => {
  const [first = '', second = ''] = token.split('.');
  const payload = JSON.parse(Buffer.from(second, 'base64url').toString()) as Record<string, unknown>;
  change(payload);
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${header === undefined ? first : Buffer.from(JSON.stringify(header)).toString('base64url')}.${body}`;
};

const badTokens: Record<string, () => Promise<string | null>> = {
  'no token': async () => null,
  'a malformed token': async () => 'garbage',
  'an expired token': async () => {
    const { token, sessionId } = await ownerSession();
    await server.asOwner`update platform.sessions set expires_at = now() - interval '1 second' where id = ${sessionId}`;
    return token;
  },
  'the token of an ended session': async () => {
    const { token, sessionId } = await ownerSession();
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

async function statusFor(route: Route, token: string | null): Promise<number> {
  const response = await fetch(server.address + addressOf(route.service, route.path), {
    method: route.method,
    headers: {
      requestId: crypto.randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  await response.arrayBuffer();
  return response.status;
}

/** One call for each way in which the server runs a handler, and one call of admins. */
const calls: Record<string, Route> = {
  'a call that reads': contract.businesses.ownData,
  'a call that changes something': contract.units.add,
  'a call that opens its own transactions': contract.sales.pdf,
  'a call open to everyone signed in': contract.access.signOut,
  'a call of the platform': contract.people.search,
};

describe.each(Object.entries(badTokens))('%s', (_name, token) => {
  test.each(Object.entries(calls))('a missing or invalid token is refused by %s', async (_call, route) => {
    expect(await statusFor(route, await token())).toBe(401);
  });

  test('a public call ignores a missing or invalid token', async () => {
    expect(await statusFor(contract.demo.logins, await token())).toBe(200);
  });
});

const resolved = () => Promise.resolve();

/**
 * Registers the routes of all calls with a stub platform: its token reader finds no session, and it has no database.
 */
function routesWithoutSession(): { routes: RouteOptions[]; read: string[] } {
  const routes: RouteOptions[] = [];
  const read: string[] = [];
  const sessionOf = (token: string) => {
    read.push(token);
    return null;
  };
  const { config, clock } = server;
  registerCalls(
    { route: (options: RouteOptions) => routes.push(options) } as unknown as FastifyInstance,
    { config, clock, tokens: { sessionOf }, firstStart: { expectPast: resolved } } as unknown as HttpParts,
    servedCalls(),
    undefined,
  );
  return { routes, read };
}

test('every call that is not public reads the session of the token, and refuses a token without a session', async () => {
  const { routes, read } = routesWithoutSession();
  const outcomes = await Promise.all(
    routes.map(async ({ config, handler }) => {
      const name = config?.named?.name ?? 'no call';
      const request = { incoming: { token: name }, query: {}, params: {}, headers: {} };
      const outcome = await Promise.resolve()
        .then(() => (handler as (request: unknown) => unknown)(request))
        .catch((error: unknown) => (error instanceof Refusal ? error.code : 'another error'));
      return [name, outcome === 'not-signed-in' && read.includes(name)] as const;
    }),
  );
  expect(Object.fromEntries(outcomes)).toEqual(
    Object.fromEntries(allRoutes().map(({ name, route }) => [name, route.access !== 'public'])),
  );
});
