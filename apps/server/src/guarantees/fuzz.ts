import { allRoutes } from '@tezga/contract';
import { casesToTry, seedOfDay } from '@tezga/domain/cases-to-try';
import { tokenFor, type Lane, type TriedCall } from './lane.ts';
import { malformedRequests, type Malformed } from './malformed.ts';
import { sendTo, wellFormed } from './request-of-call.ts';

const calls = allRoutes();
const requestsInAll = casesToTry(process.env, 2600, 1300);
const runsEach = Math.ceil(requestsInAll / calls.length);

/** The seed of the random requests, a new one each day. */
export const seed = seedOfDay(process.env, new Date());

export interface FuzzedCall {
  readonly faults: readonly string[];
  readonly sent: number;
  readonly refused: number;
}

/**
 * Sends the good input of a call and then malformed requests, one after the other, because some calls refuse
 * concurrent attempts.
 */
export async function fuzz(lane: Lane, call: TriedCall): Promise<FuzzedCall> {
  const { name, route, good } = call;
  const accepted = await sendTo(lane.server, route, good, wellFormed(good), await tokenFor(route, lane));
  const reply = await accepted.text();
  // If the call refuses its good input, it may refuse malformed requests for the same reason, so they test little.
  const faults = accepted.ok ? [] : [`${accepted.status} ${name} refuses its good input: ${reply}`];
  const place = calls.findIndex((each) => each.name === name);
  // A separate seed for each call, so that no two calls use the same requestIds.
  const requests = malformedRequests(good, runsEach, seed * 1000 + place);
  const outcomes: Outcome[] = [];
  for (const made of requests) outcomes.push(await outcomeOf(lane, call, made));
  return {
    faults: faults.concat(outcomes.flatMap(({ fault }) => fault ?? [])),
    sent: outcomes.length,
    refused: outcomes.filter(({ status }) => status === 400).length,
  };
}

interface Outcome {
  readonly status: number;
  readonly fault: string | null;
}

async function outcomeOf(lane: Lane, { route, name, good }: TriedCall, made: Malformed): Promise<Outcome> {
  const token = made.isSignedIn ? await tokenFor(route, lane) : null;
  const response = await sendTo(lane.server, route, good, made, token);
  const { status, ok, headers } = response;
  const reply = (await response.json()) as { message?: unknown };
  const hasRequestId = /^[\w-]{8,64}$/.test(headers.get('requestid') ?? '');
  const hasMessage = ok || (typeof reply.message === 'string' && reply.message.length > 3);
  const isRight = status < 500 && hasRequestId && hasMessage;
  return { status, fault: isRight ? null : `${status} ${name} ${JSON.stringify(made)}` };
}
