import { tmpdir } from 'node:os';
import { allRoutes, type NamedRoute } from '@tezga/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerAsPortal,
  startTestAuthority,
  startTestProvider,
  startTestServer,
  type TestAuthority,
  type TestProvider,
  type TestServer,
} from '../testing/index.ts';
import {
  isForAdmins,
  isForAdminsToo,
  namesBusiness,
  namingBusiness,
  outcomesForAdmins,
  statusForManagingReseller,
} from './admins-in-businesses.ts';
import { fuzz, seed } from './fuzz.ts';
import { deleteFailedAttempts, goodInputs, type Inputs } from './good-inputs.ts';
import { isOfPlatform, newLane, tokenFor, type Lane } from './lane.ts';
import {
  expectNothingForStranger,
  isOfBusinesses,
  otherOwner,
  otherReseller,
  otherResellerNaming,
} from './other-business.ts';
import { placeOfBusiness } from './place-of-business.ts';
import { sendTo, wellFormed } from './request-of-call.ts';
import { faultsOfReplies, placesOf, readersOf } from './restricted-fields.ts';
import { restrictedNames } from './restricted-roles.ts';

/**
 * Each call has one input that it accepts. The tests send this input as another business, as admins and as
 * restricted roles, and then send malformed versions of it.
 */

let authority: TestAuthority;
let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  authority = await startTestAuthority();
  provider = await startTestProvider();
  authority.listen((message, response) => {
    if (response.req.url?.startsWith('/self-care/') === true) answerAsPortal(message, response);
    else response.end(authority.answer(message));
  });
  // No worker runs here, so no backup is written.
  const backups = { TEZGA_BACKUP_FOLDER: tmpdir(), TEZGA_BACKUP_PASSPHRASE: 'a passphrase of the tests' };
  server = await startTestServer({
    environment: { ...authority.environment, ...provider.environment, ...backups },
  });
});
afterAll(async () => {
  await server.stop();
  await authority.stop();
  await provider.stop();
});

// Calls are tested in parallel lanes, each with its own businesses, so that the lanes do not affect each other. The
// templates of contracts belong to no business, so all calls of contracts are in one lane.
const laneCount = 3;
const laneOf = ({ name }: NamedRoute, place: number) =>
  name.startsWith('contracts.') ? 0 : place % laneCount;
const lanes = Array.from({ length: laneCount }, (_unused, number) => ({
  name: `lane ${number + 1}`,
  calls: allRoutes().filter((call, place) => laneOf(call, place) === number),
}));
/** The refusal of an admin who names no business, if it is not `not-found`: the given session of the portal is over. */
const codesWithoutBusiness = new Map([['selfCare.createOperator', 'self-care-session-over']]);
const fuzzed = { sent: 0, refused: 0 };

describe.concurrent.each(lanes)('$name', ({ calls }) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await newLane(server);
  });

  describe.sequential.each(calls)('$name', (call) => {
    let good: Inputs;
    beforeAll(async () => {
      await deleteFailedAttempts(lane);
      good = await goodInputs[call.name](lane);
    });

    test.each([call].filter(({ route }) => isOfBusinesses(route)))(
      'for the owner of another business, the call with ids of this business returns and changes nothing of this business',
      () => expectNothingForStranger(otherOwner, lane, { ...call, good }),
    );

    test.each([call].filter(({ route }) => isForAdmins(route)))(
      'for a reseller of other businesses, the call returns and changes nothing of this business',
      async () => {
        const stranger = namesBusiness(call.route) ? otherResellerNaming : otherReseller;
        const named = namingBusiness(lane, { ...call, good });
        await expectNothingForStranger(stranger, lane, { ...call, good: named });
        // The call of the reseller may have added a person with the contacts of this input, so later tests need a
        // new input.
        good = await goodInputs[call.name](lane);
      },
    );

    test.each([call].filter(({ route }) => isForAdminsToo(route)))(
      'the call replies to the admins of a business as to its owner, and refuses an admin who names no business',
      async () => {
        const { unnamed, statuses, replies } = await outcomesForAdmins(lane, { ...call, good });
        expect(unnamed.reply).toMatchObject({ code: codesWithoutBusiness.get(call.name) ?? 'not-found' });
        expect(statuses).toEqual([200, 200]);
        expect(replies).toEqual(replies.map(() => replies[0]));
      },
    );

    test.each([call].filter(({ route }) => isOfPlatform(route) && namesBusiness(route)))(
      'the call accepts the reseller of the business',
      async () => {
        expect(await statusForManagingReseller(lane, { ...call, good })).toBe(200);
        // The reseller changed the record of this input, so later tests need a new input.
        good = await goodInputs[call.name](lane);
      },
    );

    test.each([readersOf(call)].filter((roles) => roles.length > 0))(
      'the reply to an employee with a restricted role lacks the restricted fields',
      async (...roles) => {
        expect(await faultsOfReplies(lane, { ...call, good }, roles)).toEqual([]);
      },
    );

    test(`good input is accepted; malformed requests get a reply within the time limit, a message if refused, and no server error (seed ${seed})`, async () => {
      const { faults, sent, refused } = await fuzz(lane, { ...call, good });
      fuzzed.sent += sent;
      fuzzed.refused += refused;
      expect(faults).toEqual([]);
    });
  });
});

test.each([
  ['selfCare.enter', 'payload.businessId'],
  ['selfCare.createOperator', 'payload.businessId'],
  ['shops.add', 'business_id'],
  ['shops.hideOrRestore', 'business_id'],
  ['managedBusinesses.transfer', 'businessIds'],
  ['devices.registerTcr', 'deviceList.0.business_id'],
  ['managedBusinesses.list', undefined],
])('the input of %s names a business at %s', (name, place) => {
  const call = allRoutes().find((each) => each.name === name);
  expect(call && placeOfBusiness(call.route)?.join('.')).toBe(place);
});

test('the tests above sent at least 1300 malformed requests, and more than a fifth of these were refused with 400', () => {
  expect(fuzzed.sent).toBeGreaterThanOrEqual(1300);
  expect(fuzzed.refused).toBeGreaterThan(fuzzed.sent / 5);
});

test('the replies to the owner contain the restricted fields: cost, stock, movements and journal', async () => {
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
