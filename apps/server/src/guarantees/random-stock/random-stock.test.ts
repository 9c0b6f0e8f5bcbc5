import { casesToTry, seedOfDay } from '@tezga/domain/cases-to-try';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStandIn, startTestServer, type StandIn, type TestServer } from '../../testing/index.ts';
import { differencesOf } from './differences.ts';
import { performRandomly } from './perform-randomly.ts';
import { newWorld } from './world.ts';

// The bench sets the number of its operations.
const operations = Number(process.env['TEZGA_STOCK_OPERATIONS'] ?? casesToTry(process.env, 20_000, 3000));
const seed = seedOfDay(process.env, new Date());
const secondMs = 1000;

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

test(
  `after random sales, documents, stocktakes and edits, the stock, its histories and the accounts equal a brute-force model (seed ${seed})`,
  async () => {
    const world = await newWorld(server, standIn, 8);
    try {
      const effects = await performRandomly(world, { operations, seed, parallel: 8 });
      expect(effects.length).toBeGreaterThanOrEqual(operations);
      expect(await differencesOf(server, world, effects)).toEqual([]);
    } finally {
      await world.stop();
    }
  },
  180 * secondMs + operations * 100,
);
