import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { addBusiness, startTestServer, type TestServer } from '../../testing/index.ts';
import { openAsOwner } from '../database/pool.ts';

const headOfUpload = (forwardedFor?: string) =>
  [
    'POST /api/auth/auth/sign-in HTTP/1.1',
    'host: tezga',
    'content-type: application/json',
    'content-length: 100',
    ...(forwardedFor === undefined ? [] : [`x-forwarded-for: ${forwardedFor}`]),
    '\r\n{"us',
  ].join('\r\n');

/** Connects and sends the beginning of a request. */
async function beginRequest({ address }: TestServer, text: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(address).port) });
  // The server may reset a connection above the limit; this must not fail the test.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
  return socket;
}

const beginRequests = (server: TestServer, count: number, text: string) =>
  Promise.all(Array.from({ length: count }, () => beginRequest(server, text)));

async function dropBodies(server: TestServer, count: number): Promise<void> {
  for (let dropped = 0; dropped < count; dropped += 100) {
    const sockets = await beginRequests(server, Math.min(100, count - dropped), headOfUpload());
    // When /health replies on another connection, the server has already read the headers sent before.
    await fetch(`${server.address}/health`);
    for (const socket of sockets) socket.destroy();
  }
}

/** The status of a cheap public call, from another address of this machine. */
async function statusFrom(localAddress: string, { address }: TestServer): Promise<number> {
  const [reply] = await once(get(`${address}/api/auth/auth/demo-logins`, { localAddress }), 'response');
  reply.resume();
  return reply.statusCode;
}

const cheapCall = async ({ address }: TestServer) =>
  (await fetch(`${address}/api/auth/auth/demo-logins`)).status;

const readiness = async ({ address }: TestServer) => (await fetch(`${address}/ready`)).status;

test('after 1,000 aborted uploads the server still replies to calls, and stops without waiting', async () => {
  const server = await startTestServer({ isOwn: true });
  await dropBodies(server, 1000);
  expect(await cheapCall(server)).toBe(200);
  expect(await readiness(server)).toBe(200);
  const began = performance.now();
  await server.stop();
  // If a slot were never released, draining would take its full 10 seconds.
  expect(performance.now() - began).toBeLessThan(9500);
});

test('an aborted upload is not counted as a bug in the log or the metrics', async () => {
  const logged: string[] = [];
  const logTo = new PassThrough().on('data', (line: Buffer) => logged.push(line.toString()));
  const server = await startTestServer({ logTo });
  await dropBodies(server, 10);
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  await server.stop();
  expect(metrics).not.toContain('tezga_bugs_total{');
  expect(logged.join('')).not.toContain('"level":50');
});

test('slow uploads of one address take no slots, and do not block calls of other addresses', async () => {
  const server = await startTestServer({
    environment: { UNFINISHED_PER_ADDRESS: '50', REQUESTS_AT_ONCE: '10' },
  });
  const sockets = await beginRequests(server, 600, headOfUpload());
  expect(await statusFrom('127.0.0.2', server)).toBe(200);
  for (const socket of sockets) socket.resume();
  await expect.poll(() => sockets.filter((socket) => !socket.closed).length).toBeLessThanOrEqual(50);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => cheapCall(server).catch(() => 0)).toBe(200);
  await server.stop();
});

test('behind a proxy, unfinished uploads are limited for each client address in x-forwarded-for', async () => {
  const server = await startTestServer({ environment: { UNFINISHED_PER_ADDRESS: '5', TRUST_PROXY: '1' } });
  const sockets = await beginRequests(server, 5, headOfUpload('198.51.100.7'));
  await fetch(`${server.address}/health`);
  const statusOf = async (forwardedFor: string) => {
    const reply = await fetch(`${server.address}/api/auth/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: '{}',
    });
    return reply.status;
  };
  expect(await statusOf('198.51.100.7')).toBe(499);
  expect(await statusOf('198.51.100.8')).toBe(400);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => statusOf('198.51.100.7')).toBe(400);
  await server.stop();
});

test('connections that have not sent complete headers count towards the limit of their address', async () => {
  const server = await startTestServer({ environment: { UNFINISHED_PER_ADDRESS: '5' } });
  const silent = await beginRequests(server, 5, 'GET /health HTTP/1.1\r\n');
  const refused = await beginRequest(server, '');
  await untilClosed(refused);
  expect(await statusFrom('127.0.0.2', server)).toBe(200);
  for (const socket of silent) socket.destroy();
  await expect.poll(() => cheapCall(server).catch(() => 0)).toBe(200);
  await server.stop();
});

test.each([
  ['headers', 'POST /api/auth/auth/sign-in HTTP/1.1\r\nhost: tezga\r\n', { HEADERS_SECONDS: '1' }],
  ['body', headOfUpload(), { HEADERS_SECONDS: '1', REQUEST_SECONDS: '1' }],
])('a request that does not complete its %s in time gets 408', async (_what, text, environment) => {
  const server = await startTestServer({ environment });
  const socket = await beginRequest(server, text);
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(reply.toString()).toMatch(/^HTTP\/1.1 408/);
  await untilClosed(socket);
  expect(await cheapCall(server)).toBe(200);
  await server.stop();
});

test('/ready fails after 10 seconds without a free slot, and succeeds again once a slot is free', async () => {
  const server = await startTestServer({ environment: { REQUESTS_AT_ONCE: '2' } });
  const { owner } = await addBusiness(server);
  const blocked = await blockSettings(server);
  const calls = [1, 2].map(() => server.client(owner.token)(contract.businesses.ownData, {}));
  await untilStatus(server, owner.token, 499);
  expect(await readiness(server)).toBe(200);
  server.clock.move(11_000);
  expect(await readiness(server)).toBe(503);
  await blocked.release();
  await Promise.all(calls);
  await expect.poll(() => readiness(server)).toBe(200);
  await server.stop();
});

test('if a client with pipelined calls disconnects, their slots are released', async () => {
  const server = await startTestServer({ environment: { REQUESTS_AT_ONCE: '3' } });
  const { owner } = await addBusiness(server);
  const blocked = await blockSettings(server);
  const call = `GET /api/main/ownData HTTP/1.1\r\nhost: tezga\r\nauthorization: Bearer ${owner.token}\r\n\r\n`;
  const socket = await beginRequest(server, call.repeat(3));
  await untilStatus(server, owner.token, 499);
  socket.destroy();
  await blocked.release();
  await untilStatus(server, owner.token, 200);
  const began = performance.now();
  await server.stop();
  expect(performance.now() - began).toBeLessThan(9500);
});

async function untilClosed(socket: Socket): Promise<void> {
  if (!socket.closed) await once(socket, 'close');
}

async function untilStatus({ address }: TestServer, token: string, status: number): Promise<void> {
  const currentStatus = async () => {
    const signal = AbortSignal.timeout(500);
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${address}/api/main/ownData`, { headers, signal }).catch(() => null);
    return reply?.status;
  };
  await expect.poll(currentStatus).toBe(status);
}

/** Locks a table that the calls read, so that they do not end. */
async function blockSettings({ config }: TestServer) {
  const other = openAsOwner(config.DATABASE_URL);
  const blocker = await other.reserve();
  await blocker`begin`;
  await blocker`lock table tenant.settings in access exclusive mode`;
  return {
    async release() {
      await blocker`commit`;
      blocker.release();
      await other.end();
    },
  };
}
