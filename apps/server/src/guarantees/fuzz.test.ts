import { addressOf, allRoutes, type Route } from '@tezga/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await addBusiness(server)).owner.token;
});
afterAll(() => server.stop());

const requestsInAll = 2400;
const patienceMs = 10_000;

interface Malformed {
  readonly pathText: string;
  readonly query: string;
  readonly body: string;
  readonly contentType: string;
  readonly requestId: string;
  readonly authorization: string;
}

const nastyTexts = [
  '',
  '0',
  '-1',
  '1e309',
  'null',
  'undefined',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table tenant.views; --",
  '%00',
  '%',
  '\u0000',
  'a'.repeat(5000),
  '😀'.repeat(50),
  '\uD800',
  '2026-02-30',
  '٣',
  '<script>alert(1)</script>',
  '0'.repeat(24),
  'f'.repeat(24),
];
const nastyText = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'binary', maxLength: 60 }));

/** Values of any shape, often under the names the call really has. */
function inputFor(route: Route): fc.Arbitrary<unknown> {
  const shape = (route.input as unknown as { shape?: Record<string, unknown> }).shape ?? {};
  const names = [...Object.keys(shape), '__proto__', 'constructor', 'extra'];
  return fc.oneof(
    fc.dictionary(fc.constantFrom(...names), fc.oneof(nastyText, fc.jsonValue({ maxDepth: 3 })), {
      maxKeys: 8,
    }),
    fc.jsonValue(),
  );
}

function asQuery(value: unknown): string {
  const entries = value !== null && typeof value === 'object' ? Object.entries(value) : [['value', value]];
  return entries
    .map(([name, item]) => `${encodeURIComponent(wellFormed(String(name)))}=${JSON.stringify(item)}`)
    .join('&');
}

/** Half a character cannot stand in an address; what is left is as nasty as an address can be. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function malformed(route: Route): fc.Arbitrary<Malformed> {
  const input = inputFor(route);
  return fc.record({
    pathText: nastyText.filter((text) => text !== ''),
    query: fc.oneof(fc.constant(''), nastyText, input.map(asQuery)),
    body: fc.oneof(
      input.map((value) => JSON.stringify(value)),
      nastyText,
      fc.constant('{"a":'),
    ),
    contentType: fc.constantFrom(
      'application/json',
      'text/plain',
      'application/xml',
      '',
      'application/json; charset=utf-16',
    ),
    requestId: fc.constantFrom(crypto.randomUUID(), '', 'x', '💥', 'a'.repeat(300)),
    authorization: fc.constantFrom(
      `Bearer ${token}`,
      `Bearer ${token}`,
      `Bearer ${token}`,
      'Bearer x',
      'Basic eDp5',
      '',
    ),
  });
}

async function send(route: Route, made: Malformed): Promise<Response> {
  const path = route.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(wellFormed(made.pathText)));
  const address = `${server.address}${addressOf(route.service, path)}?${encodeURI(wellFormed(made.query))}`;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries({
    requestId: made.requestId,
    authorization: made.authorization,
    'content-type': made.contentType,
  })) {
    if (value !== '' && /^[\u0020-\u00FF]*$/.test(value)) headers[name] = value;
  }
  return fetch(address, {
    method: route.method,
    headers,
    body: route.method === 'GET' ? null : made.body,
    signal: AbortSignal.timeout(patienceMs),
  });
}

test('whatever is sent, no call fails, hangs or stays silent', { timeout: 180_000 }, async () => {
  // Ending one's own session would leave the rest of the run in front of a closed door.
  const calls = allRoutes().filter(({ name }) => name !== 'access.signOut');
  const runsEach = Math.ceil(requestsInAll / calls.length);
  const statuses = new Map<number, number>();
  const offences: string[] = [];
  let sent = 0;
  for (const { route, name } of calls) {
    const samples = fc.sample(malformed(route), { numRuns: runsEach, seed: 20261114 });
    for (let start = 0; start < samples.length; start += 20) {
      await Promise.all(
        samples.slice(start, start + 20).map(async (made) => {
          const response = await send(route, made);
          const reply = (await response.json()) as { message?: unknown };
          sent += 1;
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
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
  // A run in which nothing reached past the door would prove little.
  expect(statuses.get(400)).toBeGreaterThan(sent / 4);
});
