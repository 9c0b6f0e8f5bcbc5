import { isDeepStrictEqual } from 'node:util';
import type { Route } from '@tezga/contract';
import { expect } from 'vitest';
import { openSession } from '../testing/index.ts';
import { goodInputs } from './good-inputs.ts';
import { isOfPlatform, type Lane, type TriedCall } from './lane.ts';
import { sendTo, wellFormed } from './request-of-call.ts';
import { dumpOf, rowsOf } from './rows-of-business.ts';

export const isOfBusinesses = (route: Route) => route.access !== 'public' && !isOfPlatform(route);

const idsIn = (value: unknown) => JSON.stringify(value).match(/[0-9a-f]{24}/g) ?? [];

async function callAsStranger({ server, stranger }: Lane, { route, good }: TriedCall): Promise<Response> {
  const { token } = await openSession(server, stranger.owner.id, stranger.id, 'business');
  return sendTo(server, route, good, wellFormed(good), token);
}

/**
 * The owner of another business makes the call with ids of this business; the reply must contain none of its data, and
 * no row may change.
 */
export async function expectNothingForStranger(lane: Lane, call: TriedCall): Promise<void> {
  const { id, owner } = lane.business;
  const ids = idsIn(call.good);
  const before = await rowsOf(lane, call.route.changing ? ids : []);
  const response = await callAsStranger(lane, call);
  const reply = await response.text();
  expect([id, owner.id, owner.email, ...ids].filter((mark) => reply.includes(mark))).toEqual([]);
  const after = await rowsOf(lane);
  if (!isDeepStrictEqual(after.checksums, before.checksums)) await expectSameRows(lane, call);
  expect(after.checksums).toEqual(before.checksums);
  // Naming a record of another business must give 404.
  expect(before.haveIds ? response.status : 404).toBe(404);
}

/** Repeats the call with a new input and compares all rows, so that the failure shows which row changed. */
async function expectSameRows(lane: Lane, call: TriedCall): Promise<void> {
  const good = await goodInputs[call.name](lane);
  const before = await dumpOf(lane);
  await callAsStranger(lane, { ...call, good });
  expect(await dumpOf(lane)).toEqual(before);
}
