import { tmpdir } from 'node:os';
import { addressOf, allRoutes, type Route } from '@tezga/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  answerAsPortal,
  openSession,
  startTestAuthority,
  startTestServer,
  type TestAuthority,
} from '../testing/index.ts';
import { forgiveAttempts, goodInputs, type Input, type Inputs, type World } from './good-inputs.ts';

let world: World;
let authority: TestAuthority;
beforeAll(async () => {
  authority = await startTestAuthority();
  authority.listen((message, response) => {
    if (response.req.url?.startsWith('/self-care/') === true) answerAsPortal(message, response);
    else response.end(authority.answer(message));
  });
  // No worker runs here, so nothing is ever written into the folder.
  const backups = { TEZGA_BACKUP_FOLDER: tmpdir(), TEZGA_BACKUP_PASSPHRASE: 'a passphrase of the tests' };
  const server = await startTestServer({ environment: { ...authority.environment, ...backups } });
  world = { server, business: await addBusiness(server), admin: await addAdmin(server, 'SA') };
});
afterAll(async () => {
  await world.server.stop();
  await authority.stop();
});

const requestsInAll = 2600;
const patienceMs = 10_000;

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

const isList = (good: Inputs): good is readonly Input[] => Array.isArray(good);

function oneFieldWrong(good: Input): fc.Arbitrary<unknown> {
  const names = [...Object.keys(good), 'extra', '__proto__', 'constructor'];
  return fc
    .tuple(fc.constantFrom(...names), nasty)
    .map(([name, value]) => Object.assign({}, good, { [name]: value }));
}

function oneItemWrong(good: readonly Input[]): fc.Arbitrary<unknown> {
  const wrong = good.map((item) => fc.oneof({ weight: 5, arbitrary: oneFieldWrong(item) }, nasty));
  return fc.oneof(...wrong.map((each, place) => each.map((item) => good.with(place, item as Input))));
}

/** Mostly one field wrong and all else right, so that what is wrong gets as far as it can. */
function malformed(good: Inputs): fc.Arbitrary<Malformed> {
  return fc.record({
    input: fc.oneof(
      { weight: 6, arbitrary: isList(good) ? oneItemWrong(good) : oneFieldWrong(good) },
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

async function send(route: Route, good: Inputs, made: Malformed): Promise<Response> {
  const fields = made.input !== null && typeof made.input === 'object' ? (made.input as Input) : {};
  const path = route.path.replaceAll(
    /\{(\w+)\}/g,
    (_whole, name: string) => encoded(fields[name] ?? (isList(good) ? name : good[name])) || 'x',
  );
  const query = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => `${encoded(name)}=${encoded(item)}`),
  );
  const isGet = route.method === 'GET';
  const headers = new Headers();
  if (made.requestId !== '') headers.set('requestId', made.requestId);
  if (made.contentType !== '' && !isGet) headers.set('content-type', made.contentType);
  // A session of its own for each, because some of these calls end the session they are made in.
  const token = await freshToken(route);
  if (made.isSignedIn) headers.set('authorization', `Bearer ${token}`);
  return fetch(
    `${world.server.address}${addressOf(route.service, path)}${isGet ? `?${query.join('&')}` : ''}`,
    {
      method: route.method,
      headers,
      body: isGet ? null : (made.rawBody ?? JSON.stringify(made.input) ?? null),
      signal: AbortSignal.timeout(patienceMs),
    },
  );
}

async function freshToken({ access }: Route): Promise<string> {
  const { server, business, admin } = world;
  const isForAdmins = typeof access === 'object' && 'adminArea' in access;
  const { token } = isForAdmins
    ? await openSession(server, admin.id, null, 'SA')
    : await openSession(server, business.owner.id, business.id, 'business');
  return token;
}

const asItShouldBe = (input: Inputs): Malformed => ({
  input,
  rawBody: null,
  contentType: 'application/json',
  requestId: crypto.randomUUID(),
  isSignedIn: true,
});

test('whatever is sent, no call fails, hangs or stays silent', { timeout: 600_000 }, async () => {
  const calls = allRoutes();
  const runsEach = Math.ceil(requestsInAll / calls.length);
  const offences: string[] = [];
  let [sent, refused] = [0, 0];
  for (const { route, name } of calls) {
    await forgiveAttempts(world);
    const good = await goodInputs[name](world);
    // A call that nothing gets into would prove little: the input all others differ from must be a good one.
    const taken = await send(route, good, asItShouldBe(good));
    if (!taken.ok)
      offences.push(`${taken.status} ${name} does not take its good input ${await taken.text()}`);
    const samples = fc.sample(malformed(good), runsEach);
    for (let start = 0; start < samples.length; start += 20) {
      await Promise.all(
        samples.slice(start, start + 20).map(async (made) => {
          const response = await send(route, good, made);
          const reply = (await response.json()) as { message?: unknown };
          sent += 1;
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
  expect(refused).toBeGreaterThan(sent / 5);
});
