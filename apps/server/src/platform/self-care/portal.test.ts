import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { inJson, openSelfCarePortal, type SelfCarePortal } from './portal.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Replies with a status and JSON. */
const replies =
  (status: number, body: object): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const good = replies(200, { value: 1 });
let entries = 0;
let received: (string | undefined)[] = [];
let onEntry: Answer = replies(500, {});
let onQuestion: Answer = replies(500, {});
let aheadMs = 0;
let portal: SelfCarePortal;

const http = createServer((request, response) => {
  request.resume();
  if (request.url === '/self-care/') {
    entries += 1;
    onEntry(request, response);
  } else {
    received.push(request.headers.authorization);
    onQuestion(request, response);
  }
});
beforeAll(() => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  http.closeAllConnections();
  return new Promise((resolve) => http.close(resolve));
});
beforeEach(() => {
  [entries, received, aheadMs] = [0, [], 0];
  onEntry = (request, response) => replies(200, { token: `t${entries}` })(request, response);
  onQuestion = good;
  portal = openSelfCarePortal({
    config: { TAX_AUTHORITY_URL: `http://127.0.0.1:${(http.address() as AddressInfo).port}` },
    clock: { now: () => new Date(Date.now() + aheadMs) },
    log: createLog('silent'),
    retryDelayMs: 5,
  });
});

const holder = { businessId: 'a', username: 'L91412709B', password: 'x' };
const question = { method: 'GET', path: '/x', read: inJson(z.object({ value: z.number() })) } as const;
const ask = (given: Partial<typeof holder & { timeoutMs: number }> = {}) =>
  portal.ask({ ...holder, ...given }, { ...question, timeoutMs: given.timeoutMs ?? 2000 });
const answer = { kind: 'answer', value: { value: 1 } };

test('requests of a business share one session, and another business or a changed password signs in again', async () => {
  expect(await Promise.all(Array.from({ length: 10 }, () => ask()))).toEqual(
    Array.from({ length: 10 }, () => answer),
  );
  expect([entries, new Set(received)]).toEqual([1, new Set(['Bearer t1'])]);
  await ask({ businessId: 'b' });
  await ask({ password: 'y' });
  expect(entries).toBe(3);
});

test('concurrent requests that find their session expired share one new sign-in', async () => {
  await ask();
  const over = replies(401, { code: 'session-missing' });
  onQuestion = (request, response) =>
    (request.headers.authorization === 'Bearer t1' ? over : good)(request, response);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([answer, answer, answer]);
  expect(entries).toBe(2);
  onQuestion = over;
  expect(await ask()).toEqual({ kind: 'session-over' });
  expect(entries).toBe(3);
});

test('a request is retried up to ten times while its session is not ready, and is not retried after not-found', async () => {
  const notReady = replies(404, { code: 'session-not-ready' });
  onQuestion = (request, response) => (received.length < 4 ? notReady : good)(request, response);
  expect(await ask()).toEqual(answer);
  expect(received).toHaveLength(4);
  received = [];
  onQuestion = notReady;
  expect(await ask()).toEqual({ kind: 'unreachable' });
  expect(received).toHaveLength(11);
  received = [];
  onQuestion = replies(404, { code: 'not-found' });
  expect(await ask()).toEqual({ kind: 'not-found' });
  expect(received).toHaveLength(1);
});

test('concurrent requests with a wrong password share one sign-in, and its failure is not cached', async () => {
  onEntry = replies(401, { code: 'credentials-wrong' });
  const wrong = { kind: 'password-wrong' };
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([wrong, wrong, wrong]);
  expect(entries).toBe(1);
  onEntry = replies(200, { token: 'good' });
  expect(await ask()).toEqual(answer);
});

test('an invalid, late or redirected reply of the portal gives unreachable, and status 400 gives refused', async () => {
  onQuestion = replies(200, { value: 'one' });
  expect(await ask()).toEqual({ kind: 'unreachable' });
  onQuestion = (_request, response) => void response.end('<html>');
  expect(await ask()).toEqual({ kind: 'unreachable' });
  onQuestion = () => undefined;
  expect(await ask({ timeoutMs: 50 })).toEqual({ kind: 'unreachable' });
  onQuestion = replies(400, { code: 'not-a-question' });
  expect(await ask()).toEqual({ kind: 'refused' });
  onQuestion = (_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' });
    response.end();
  };
  expect(await ask()).toEqual({ kind: 'unreachable' });
});

test('if the portal has closed a keep-alive connection, the request is retried on a new connection', async () => {
  await ask();
  http.closeAllConnections();
  expect(await ask()).toEqual(answer);
});

test('five failures in a row open the circuit breaker, which sends no request until the backoff is over', async () => {
  await ask();
  onQuestion = replies(503, {});
  for (let count = 0; count < 5; count += 1) await ask();
  const before = received.length;
  expect(await ask()).toEqual({ kind: 'unreachable' });
  expect(received).toHaveLength(before);
  aheadMs = 60_000;
  onQuestion = good;
  expect(await ask()).toEqual(answer);
});
