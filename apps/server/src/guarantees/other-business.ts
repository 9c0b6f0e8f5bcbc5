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

/** A signed-in user who must not see the business. */
export interface Stranger {
  readonly signIn: (lane: Lane) => Promise<{ readonly token: string }>;
  /** The statuses that are correct for a call with the id of a record of the business. */
  readonly refusals: readonly number[];
}

export const otherOwner: Stranger = {
  signIn: ({ server, stranger }) => openSession(server, stranger.owner.id, stranger.id, 'business'),
  refusals: [404],
};

export const otherReseller: Stranger = {
  signIn: (lane) => openSession(lane.server, lane.otherReseller.id, null, 'RS'),
  // Calls that name no business may refuse every reseller with 403.
  refusals: [403, 404],
};

/** The same reseller in a call that names the business. */
export const otherResellerNaming: Stranger = { ...otherReseller, refusals: [404] };

async function callAs(stranger: Stranger, lane: Lane, { route, good }: TriedCall): Promise<Response> {
  const { token } = await stranger.signIn(lane);
  return sendTo(lane.server, route, good, wellFormed(good), token);
}

/**
 * Makes the call as the stranger, with ids of this business. Expects that the reply contains no data of the business,
 * and that the call changes no row of it.
 */
export async function expectNothingForStranger(
  stranger: Stranger,
  lane: Lane,
  call: TriedCall,
): Promise<void> {
  const { id, owner } = lane.business;
  const ids = idsIn(call.good);
  const before = await rowsOf(lane, call.route.changing ? ids : []);
  const response = await callAs(stranger, lane, call);
  const reply = await response.text();
  const named = stranger === otherOwner ? ids : [];
  expect([id, owner.id, owner.email, ...named].filter((mark) => reply.includes(mark))).toEqual([]);
  const after = await rowsOf(lane);
  if (!isDeepStrictEqual(after.checksums, before.checksums)) await expectSameRows(stranger, lane, call);
  expect(after.checksums).toEqual(before.checksums);
  if (before.haveIds) expect(stranger.refusals).toContain(response.status);
}

/** Repeats the call with a new input and compares all rows, so that the failure shows which row changed. */
async function expectSameRows(stranger: Stranger, lane: Lane, call: TriedCall): Promise<void> {
  const good = await goodInputs[call.name](lane);
  const before = await dumpOf(lane);
  await callAs(stranger, lane, { ...call, good });
  expect(await dumpOf(lane)).toEqual(before);
}
