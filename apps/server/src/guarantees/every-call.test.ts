import { tmpdir } from 'node:os';
import { allRoutes } from '@tezga/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerAsPortal,
  startTestAuthority,
  startTestServer,
  type TestAuthority,
  type TestServer,
} from '../testing/index.ts';
import { fuzz, seed } from './fuzz.ts';
import { forgiveAttempts, goodInputs, type Inputs } from './good-inputs.ts';
import { newLane, tokenFor, type Lane } from './lane.ts';
import { expectNothingForStranger, isOfBusinesses } from './other-business.ts';
import { sendTo, wellFormed } from './request-of-call.ts';
import { faultsOfReplies, placesOf, readersOf } from './restricted-fields.ts';
import { restrictedNames } from './restricted-roles.ts';

/** Each call is tried with an input that it accepts, made once: by strangers, by restricted roles, and then malformed. */

let authority: TestAuthority;
let server: TestServer;
beforeAll(async () => {
  authority = await startTestAuthority();
  authority.listen((message, response) => {
    if (response.req.url?.startsWith('/self-care/') === true) answerAsPortal(message, response);
    else response.end(authority.answer(message));
  });
  // No worker runs here, so nothing is ever written into the folder.
  const backups = { TEZGA_BACKUP_FOLDER: tmpdir(), TEZGA_BACKUP_PASSPHRASE: 'a passphrase of the tests' };
  server = await startTestServer({ environment: { ...authority.environment, ...backups } });
});
afterAll(async () => {
  await server.stop();
  await authority.stop();
});

// Lanes run side by side, each with businesses of its own, so that their calls do not disturb each other.
const lanesInAll = 3;
const lanes = Array.from({ length: lanesInAll }, (_unused, number) => ({
  name: `lane ${number + 1}`,
  calls: allRoutes().filter((_call, place) => place % lanesInAll === number),
}));
const fuzzed = { sent: 0, refused: 0 };

describe.concurrent.each(lanes)('$name', ({ calls }) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await newLane(server);
  });

  describe.sequential.each(calls)('$name', (call) => {
    let good: Inputs;
    beforeAll(async () => {
      await forgiveAttempts(lane);
      good = await goodInputs[call.name](lane);
    });

    test.each([call].filter(({ route }) => isOfBusinesses(route)))(
      'asked by the owner of another business with what this one has, gives and changes nothing of it',
      () => expectNothingForStranger(lane, { ...call, good }),
    );

    test.each([readersOf(call)].filter((roles) => roles.length > 0))(
      'replies to restricted roles without the fields they may not read',
      async (...roles) => {
        expect(await faultsOfReplies(lane, { ...call, good }, roles)).toEqual([]);
      },
    );

    test(`takes its good input, and never fails, hangs or stays silent, whatever is sent (seed ${seed})`, async () => {
      const { faults, sent, refused } = await fuzz(lane, { ...call, good });
      fuzzed.sent += sent;
      fuzzed.refused += refused;
      expect(faults).toEqual([]);
    });
  });
});

test('the malformed requests were many, and more than a fifth of them refused as wrong input', () => {
  expect(fuzzed.sent).toBeGreaterThanOrEqual(1300);
  expect(fuzzed.refused).toBeGreaterThan(fuzzed.sent / 5);
});

test('the owner reads cost, stock, movements and journal', async () => {
  const lane = await newLane(server);
  const found = new Set<string>();
  for (const { name, route } of allRoutes()) {
    if (!['articles.info', 'sales.one', 'sales.listSales'].includes(name)) continue;
    const good = await goodInputs[name](lane);
    const response = await sendTo(server, route, good, wellFormed(good), await tokenFor(route, lane));
    expect(response.status).toBe(200);
    for (const place of placesOf(restrictedNames, await response.json()))
      found.add(place.split('.').at(-1) ?? '');
  }
  expect([...found]).toEqual(
    expect.arrayContaining(['cost', 'margin', 'stock', 'stockMovements', 'journals']),
  );
});
