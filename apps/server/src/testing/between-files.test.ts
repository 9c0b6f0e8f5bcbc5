import { expect, test } from 'vitest';
import { restoreShared } from './between-files.ts';
import { startStandIn, startTestServer } from './index.ts';

test('files share a server until one of them moves its clock; then the next file gets a new server', async () => {
  const first = await startTestServer();
  await first.stop();
  await restoreShared();
  const second = await startTestServer();
  expect(second.address).toBe(first.address);
  second.clock.move(60_000);
  second.clock.move(-60_000);
  await restoreShared();
  const third = await startTestServer();
  expect(third.address).not.toBe(first.address);
  expect(third.clock.wasMoved()).toBe(false);
  await expect(fetch(`${first.address}/health`)).rejects.toThrow('fetch failed');
});

test('if a test file switched the stand-in off, the stand-in works again in the next file, which gets a new server', async () => {
  const standIn = await startStandIn();
  const before = await standIn.control('GET', '/switches');
  const first = await startTestServer({ standIn });
  await standIn.control('PUT', '/switches', { down: 'refused', selfCareSlowStartMs: 5, clockSkewMinutes: 9 });
  await restoreShared();
  const after = await standIn.control('GET', '/switches');
  expect(after).toMatchObject({ switches: (before as { switches: object }).switches });
  expect(await startStandIn()).toBe(standIn);
  expect((await startTestServer({ standIn })).address).not.toBe(first.address);
});

test('a server or stand-in started with isOwn is not shared, and stop() ends it', async () => {
  const [server, standIn] = [await startTestServer({ isOwn: true }), await startStandIn({ isOwn: true })];
  expect((await startTestServer()).address).not.toBe(server.address);
  expect((await startStandIn()).address).not.toBe(standIn.address);
  await server.stop();
  await standIn.stop();
  for (const { address } of [server, standIn])
    await expect(fetch(`${address}/health`)).rejects.toThrow('fetch failed');
});
