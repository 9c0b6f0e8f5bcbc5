import { addressOf, allRoutes, contract, type CallName, type Route } from '@tezga/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addBusiness,
  openSession,
  startTestServer,
  testPassword,
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

const requestsInAll = 2600;
const patienceMs = 10_000;

type Input = Record<string, unknown>;

/** An input each call accepts; every malformed one differs from it somewhere. A new call does not compile without. */
async function goodInputs(): Promise<Record<CallName, Input>> {
  const table = 'activity';
  const client = server.client(business.owner.token);
  const { _id: viewId } = await client(contract.views.add, { table, name: crypto.randomUUID(), search: '' });
  return {
    'access.signIn': { username: business.owner.email, password: testPassword },
    'access.signOut': {},
    'access.refreshToken': { businessId: business.id },
    'access.myRole': {},
    'businesses.myBusinesses': {},
    'businesses.ownData': {},
    'activity.list': {
      search: 'a',
      users: business.owner.id,
      actions: 'views.add',
      from: '2026-01-01',
      to: '2026-12-31',
    },
    'activity.people': {},
    'views.list': { table },
    'views.add': { table, name: crypto.randomUUID(), search: 'page=2' },
    'views.remove': { table, viewId },
    'views.keepLayout': { table, layout: { order: ['at'], hidden: [], widths: { at: 100 } } },
    'demo.logins': {},
  };
}

const nastyValues: unknown[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'null',
  '__proto__',
  '../../etc/passwd',
  "'; drop table tenant.views; --",
  'a\u0000b',
  '\u0000',
  'a\u0000@b.al',
  '%',
  '%00',
  'a'.repeat(5000),
  '😀'.repeat(50),
  '\uD800',
  '2026-02-30',
  '0001-01-01',
  '0000-01-01',
  '9999-12-31',
  '٣',
  '<script>alert(1)</script>',
  'f'.repeat(24),
  0,
  -1,
  1e308,
  null,
  true,
  [],
  {},
  [[]],
  ['\u0000'],
  { $ne: null },
  { toString: 'x' },
  Array.from({ length: 300 }, () => 'x'),
];
const nasty = fc.oneof(
  fc.constantFrom(...nastyValues),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

interface Malformed {
  readonly input: unknown;
  readonly rawBody: string | null;
  readonly contentType: string;
  readonly requestId: string;
  readonly isSignedIn: boolean;
}

/** Mostly one field wrong and all else right, so that what is wrong gets as far as it can. */
function malformed(good: Input): fc.Arbitrary<Malformed> {
  const names = [...Object.keys(good), 'extra', '__proto__', 'constructor'];
  const oneWrong = fc
    .tuple(fc.constantFrom(...names), nasty)
    .map(([name, value]) => Object.assign({}, good, { [name]: value }));
  return fc.record({
    input: fc.oneof(
      { weight: 6, arbitrary: oneWrong },
      { weight: 1, arbitrary: nasty },
      { weight: 1, arbitrary: fc.constant(good) },
    ),
    rawBody: fc.oneof(
      { weight: 9, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom('{"a":', '', 'x', '\u0000', '[') },
    ),
    contentType: fc.oneof(
      { weight: 8, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', '', 'application/xml') },
    ),
    requestId: fc.oneof(
      { weight: 8, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom('', 'x', 'a'.repeat(300)) },
    ),
    isSignedIn: fc.oneof(
      { weight: 9, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  });
}

const encoded = (value: unknown) =>
  // Half a character cannot stand in an address; what is left is as nasty as an address can be.
  encodeURIComponent(
    Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString(),
  );

async function send(route: Route, good: Input, made: Malformed): Promise<Response> {
  const fields = made.input !== null && typeof made.input === 'object' ? (made.input as Input) : {};
  const path = route.path.replaceAll(
    /\{(\w+)\}/g,
    (_whole, name: string) => encoded(fields[name] ?? good[name]) || 'x',
  );
  const query = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => `${encoded(name)}=${encoded(item)}`),
  );
  const isGet = route.method === 'GET';
  const headers = new Headers();
  if (made.requestId !== '') headers.set('requestId', made.requestId);
  if (made.contentType !== '' && !isGet) headers.set('content-type', made.contentType);
  // A session of its own for each, because some of these calls end the session they are made in.
  const { token } = await openSession(server, business.owner.id, business.id, 'business');
  if (made.isSignedIn) headers.set('authorization', `Bearer ${token}`);
  return fetch(`${server.address}${addressOf(route.service, path)}${isGet ? `?${query.join('&')}` : ''}`, {
    method: route.method,
    headers,
    body: isGet ? null : (made.rawBody ?? JSON.stringify(made.input) ?? null),
    signal: AbortSignal.timeout(patienceMs),
  });
}

test('whatever is sent, no call fails, hangs or stays silent', { timeout: 180_000 }, async () => {
  const good = await goodInputs();
  const calls = allRoutes();
  const runsEach = Math.ceil(requestsInAll / calls.length);
  const offences: string[] = [];
  const answered = new Set<CallName>();
  let [sent, refused] = [0, 0];
  for (const { route, name } of calls) {
    const samples = fc.sample(malformed(good[name]), runsEach);
    for (let start = 0; start < samples.length; start += 20) {
      await Promise.all(
        samples.slice(start, start + 20).map(async (made) => {
          const response = await send(route, good[name], made);
          const reply = (await response.json()) as { message?: unknown };
          sent += 1;
          if (response.ok) answered.add(name);
          if (response.status === 400) refused += 1;
          const isNamed = /^[\w-]{8,64}$/.test(response.headers.get('requestid') ?? '');
          const isSaid = response.ok || (typeof reply.message === 'string' && reply.message.length > 3);
          if (response.status >= 500 || !isNamed || !isSaid)
            offences.push(`${response.status} ${name} ${JSON.stringify(made)}`);
        }),
      );
    }
  }
  expect(offences).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(2000);
  // A run in which nothing got past the door, or everything did, would prove little.
  expect([...answered].toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  expect(refused).toBeGreaterThan(sent / 5);
});
