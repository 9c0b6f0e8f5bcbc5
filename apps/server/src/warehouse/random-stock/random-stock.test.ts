import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStandIn, startTestServer, type StandIn, type TestServer } from '../../testing/index.ts';
import { performRandomly } from './perform-randomly.ts';
import { differencesOf } from './differences.ts';
import { newWorld } from './world.ts';

const operations = Number(process.env['TEZGA_STOCK_OPERATIONS'] ?? 20_000);
const seed = Number(process.env['TEZGA_TEST_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

test(`after random sales and documents, stock, histories and accounts equal a brute-force model (seed ${seed})`, async () => {
  const world = await newWorld(server, standIn, 8);
  try {
    const { performed, effects } = await performRandomly(world, { operations, seed, parallel: 8 });
    expect(performed).toBeGreaterThanOrEqual(operations);
    expect(await differencesOf(server, world, effects)).toEqual([]);
  } finally {
    await world.stop();
  }
});
