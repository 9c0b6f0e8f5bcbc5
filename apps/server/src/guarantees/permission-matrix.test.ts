import { addressOf, allRoutes, type Route } from '@tezga/contract';
import { Refusal } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admit } from '../platform/http/enter.ts';
import { addBusiness, startTestServer, type TestServer } from '../testing/index.ts';
import accessOfCalls from './access-of-calls.json' with { type: 'json' };
import { callersOver, enteredAs, everyCaller, sessionsOf, type Caller } from './callers.ts';
import { accessInWords, isAllowed, type Standing } from './pinned-access.ts';

const pinned: Readonly<Record<string, string>> = accessOfCalls;

let server: TestServer;
let tokenOf: (caller: Caller) => Promise<string | null>;
beforeAll(async () => {
  server = await startTestServer();
  tokenOf = sessionsOf(server, await addBusiness(server));
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
    const callers = callersOver(access);
    const outcomes = callers.map(async (caller) => {
      const status = await statusFor(call.route, await tokenOf(caller));
      return [caller[0], answers.has(status) ? 'answered' : status] as const;
    });
    const expected = callers.map(([name, standing]) => {
      const refused = standing.place === 'outside' ? 401 : 403;
      return [name, isAllowed(access, standing) ? 'answered' : refused] as const;
    });
    expect(Object.fromEntries(await Promise.all(outcomes))).toEqual(Object.fromEntries(expected));
  },
);
