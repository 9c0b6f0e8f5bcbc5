import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { inJson, openSelfCarePortal, type SelfCarePortal } from './portal.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Says a status and a reply in JSON. */
const says =
  (status: number, body: object): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const good = says(200, { value: 1 });
let entries = 0;
let asked: (string | undefined)[] = [];
let onEntry: Answer = says(500, {});
let onQuestion: Answer = says(500, {});
let aheadMs = 0;
let portal: SelfCarePortal;

const http = createServer((request, response) => {
  request.resume();
  if (request.url === '/self-care/') {
    entries += 1;
    onEntry(request, response);
  } else {
    asked.push(request.headers.authorization);
    onQuestion(request, response);
  }
});
beforeAll(() => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  http.closeAllConnections();
  return new Promise((resolve) => http.close(resolve));
});
beforeEach(() => {
  [entries, asked, aheadMs] = [0, [], 0];
  onEntry = (request, response) => says(200, { token: `t${entries}` })(request, response);
  onQuestion = good;
  portal = openSelfCarePortal({
    config: { TAX_AUTHORITY_URL: `http://127.0.0.1:${(http.address() as AddressInfo).port}` },
    clock: { now: () => new Date(Date.now() + aheadMs) },
    log: createLog('silent'),
    pauseMs: 5,
  });
});

const holder = { businessId: 'a', username: 'L91412709B', password: 'x' };
const question = { method: 'GET', path: '/x', read: inJson(z.object({ value: z.number() })) } as const;
const ask = (given: Partial<typeof holder & { timeoutMs: number }> = {}) =>
  portal.ask({ ...holder, ...given }, { ...question, timeoutMs: given.timeoutMs ?? 2000 });
const answer = { kind: 'answer', value: { value: 1 } };

test('one session serves all questions of a business; another business or password begins its own', async () => {
  expect(await Promise.all(Array.from({ length: 10 }, () => ask()))).toEqual(
    Array.from({ length: 10 }, () => answer),
  );
  expect([entries, new Set(asked)]).toEqual([1, new Set(['Bearer t1'])]);
  await ask({ businessId: 'b' });
  await ask({ password: 'y' });
  expect(entries).toBe(3);
});

test('a session that is over is renewed once, whoever found out', async () => {
  await ask();
  const over = says(401, { code: 'session-missing' });
  onQuestion = (request, response) =>
    (request.headers.authorization === 'Bearer t1' ? over : good)(request, response);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([answer, answer, answer]);
  expect(entries).toBe(2);
  onQuestion = over;
  expect(await ask()).toEqual({ kind: 'session-over' });
  expect(entries).toBe(3);
});

test('a session that is not ready is asked again, ten times at most; what is not there is not', async () => {
  const notReady = says(404, { code: 'session-not-ready' });
  onQuestion = (request, response) => (asked.length < 4 ? notReady : good)(request, response);
  expect(await ask()).toEqual(answer);
  expect(asked).toHaveLength(4);
  asked = [];
  onQuestion = notReady;
  expect(await ask()).toEqual({ kind: 'unreachable' });
  expect(asked).toHaveLength(11);
  asked = [];
  onQuestion = says(404, { code: 'not-found' });
  expect(await ask()).toEqual({ kind: 'not-found' });
  expect(asked).toHaveLength(1);
});

test('a wrong password is tried once for all who wait, and nothing is kept of it', async () => {
  onEntry = says(401, { code: 'credentials-wrong' });
  const wrong = { kind: 'password-wrong' };
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([wrong, wrong, wrong]);
  expect(entries).toBe(1);
  onEntry = says(200, { token: 'good' });
  expect(await ask()).toEqual(answer);
});

test('what cannot be read, or comes too late, is no answer', async () => {
  onQuestion = says(200, { value: 'one' });
  expect(await ask()).toEqual({ kind: 'unreachable' });
  onQuestion = (_request, response) => void response.end('<html>');
  expect(await ask()).toEqual({ kind: 'unreachable' });
  onQuestion = () => undefined;
  expect(await ask({ timeoutMs: 50 })).toEqual({ kind: 'unreachable' });
  onQuestion = says(400, { code: 'not-a-question' });
  expect(await ask()).toEqual({ kind: 'refused' });
  onQuestion = (_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' });
    response.end();
  };
  expect(await ask()).toEqual({ kind: 'unreachable' });
});

test('a kept connection that was closed meanwhile is no loss', async () => {
  await ask();
  http.closeAllConnections();
  expect(await ask()).toEqual(answer);
});

test('a portal that is down is left alone for a while, then asked again', async () => {
  await ask();
  onQuestion = says(503, {});
  for (let count = 0; count < 5; count += 1) await ask();
  const before = asked.length;
  expect(await ask()).toEqual({ kind: 'unreachable' });
  expect(asked).toHaveLength(before);
  aheadMs = 60_000;
  onQuestion = good;
  expect(await ask()).toEqual(answer);
});

test('of those who wait with a connection to the database in hand only a few are let in', async () => {
  const gate = delay(50);
  const waiting = Array.from({ length: 4 }, () => portal.whileHolding(() => gate));
  await expect(portal.whileHolding(() => gate)).rejects.toMatchObject({ code: 'too-many-requests' });
  await Promise.all(waiting);
  await expect(portal.whileHolding(() => Promise.resolve(1))).resolves.toBe(1);
});
