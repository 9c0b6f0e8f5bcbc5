import { addressOf, allRoutes, type Route } from '@tezga/contract';
import { Refusal } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admit } from '../platform/http/enter.ts';
import {
  addAdmin,
  addBusiness,
  openSession,
  startTestServer,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';
import accessOfCalls from './access-of-calls.json' with { type: 'json' };
import { adminOfEachRole, callersOver, enteredAs, everyCaller, sessionsOf, type Caller } from './callers.ts';
import { accessInWords, isAllowed, type Standing } from './pinned-access.ts';

const pinned: Readonly<Record<string, string>> = accessOfCalls;

let server: TestServer;
let business: TestBusiness;
let tokenOf: (caller: Caller) => Promise<string | null>;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
  tokenOf = sessionsOf(server, business);
});
afterAll(() => server.stop());

test('the access of every call equals its entry in access-of-calls.json', () => {
  const declared = allRoutes().map(({ name, route }) => [name, accessInWords(route.access)]);
  expect(Object.fromEntries(declared)).toEqual(pinned);
});

function isAdmitted(standing: Standing, route: Route): boolean {
  try {
    admit(enteredAs(standing), route);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-permitted') return false;
    throw error;
  }
}

const callersWho = (areIn: (standing: Standing) => boolean) =>
  everyCaller.flatMap(([caller, standing]) => (areIn(standing) ? [caller] : []));

test.each(allRoutes())(
  '$name admits exactly the callers that access-of-calls.json allows',
  ({ name, route }) => {
    const access = pinned[name] ?? 'not written down';
    expect(callersWho((standing) => isAdmitted(standing, route))).toEqual(
      callersWho((standing) => isAllowed(access, standing)),
    );
  },
);

/** Sent without input, because the server checks permissions before it reads the input. */
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

test.each(allRoutes())(
  '$name: over HTTP the server admits or refuses a caller at each level as access-of-calls.json defines',
  async (call) => {
    const access = pinned[call.name] ?? 'not written down';
    await expectOutcomes(callersOver(access), access, call.route);
  },
);

/** One call for each access that consists of an area of the platform. */
const callsOfPlatform = allRoutes().filter(
  ({ name }, place, calls) =>
    /^platform \w+ \w+$/.test(pinned[name] ?? '') &&
    calls.findIndex((other) => pinned[other.name] === pinned[name]) === place,
);

test.each(callsOfPlatform)(
  '$name: over HTTP an admin with the default levels of each role code is admitted or refused as the pure decision says',
  ({ name, route }) => expectOutcomes(adminOfEachRole, pinned[name] ?? '', route),
);

/** Expects that the server admits or refuses each caller as the access says. */
async function expectOutcomes(callers: readonly Caller[], access: string, route: Route): Promise<void> {
  const outcomes = callers.map(async (caller) => {
    const status = await statusFor(route, await tokenOf(caller));
    return [caller[0], answers.has(status) ? 'answered' : status] as const;
  });
  const expected = callers.map(([name, standing]) => {
    const refused = standing.place === 'outside' ? 401 : 403;
    return [name, isAllowed(access, standing) ? 'answered' : refused] as const;
  });
  expect(Object.fromEntries(await Promise.all(outcomes))).toEqual(Object.fromEntries(expected));
}

test.each(['SA', 'RS'] as const)(
  'a session of an admin (%s) that names a business is refused by every call except public ones',
  async (kind) => {
    const { id } = await addAdmin(server, kind);
    const { token } = await openSession(server, id, business.id, kind);
    const calls = allRoutes().filter(({ route }) => route.access !== 'public');
    const statuses = await Promise.all(calls.map(({ route }) => statusFor(route, token)));
    expect(new Set(statuses)).toEqual(new Set([424]));
  },
);
