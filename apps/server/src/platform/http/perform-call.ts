import { withoutRestricted } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { inTransaction, type Opened, type Transaction } from '../database/transaction.ts';
import { addJob } from '../jobs/add-job.ts';
import {
  expectSession,
  letIn,
  parsedInput,
  sessionNamed,
  type AnyHandler,
  type CallToPerform,
  type Performed,
  type Platform,
} from './call.ts';
import type { Actor, PublicContext } from './context.ts';
import {
  enterAgainStatement,
  enterStatement,
  entryOf,
  stillHolds,
  type Entered,
  type Entry,
} from './enter.ts';
import { performFreely } from './perform-freely.ts';
import { recordActivity } from './record-activity.ts';
import { claimRequest, fingerprintOf, keepReply, type ReplyKey } from './replies.ts';

/** The life of a call inside: session, access, input, once only, handler, activity, answer; all in one transaction. */
export function performCall(platform: Platform, call: CallToPerform): Promise<Performed> {
  const { route } = call.named;
  if ('freely' in call.handler) return performFreely(platform, call, call.handler.freely);
  if (route.access === 'public') {
    return inTransaction(
      platform.pool,
      (transaction) => work(platform, call, transaction, null, parsedInput(call)),
      { kind: route.changing ? 'changing' : 'reading' },
    );
  }
  const sessionId = expectSession(platform, call);
  const remembered = platform.entries.recall(sessionId);
  return remembered === undefined
    ? performAnew(platform, call, sessionId)
    : performRemembered(platform, call, remembered);
}

/** Begins with what the session's rows say now. */
function performAnew(platform: Platform, call: CallToPerform, sessionId: string): Promise<Performed> {
  const { changing } = call.named.route;
  const life = async (transaction: Transaction, opened: Opened): Promise<Performed> => {
    const entry = entryOf(sessionId, await opened);
    platform.entries.remember(sessionId, entry);
    return changing
      ? changeOnce(platform, call, transaction, await claimChange(platform, call, transaction, entry.entered))
      : read(platform, call, transaction, entry.entered);
  };
  return inTransaction(platform.pool, life, {
    kind: changing ? 'changing' : 'reading',
    opening: enterStatement(sessionId),
  });
}

/**
 * Begins with what the session's rows said last time, so that the first statement travels together with the question who is
 * asking. It answers only if the rows are still the same; otherwise it begins anew.
 */
async function performRemembered(
  platform: Platform,
  call: CallToPerform,
  remembered: Entry,
): Promise<Performed> {
  const perform = call.named.route.changing ? changeRemembered : readRemembered;
  try {
    return await perform(platform, call, remembered);
  } catch (error) {
    if (!(error instanceof EntryOutdated)) throw error;
    const { sessionId } = remembered.entered;
    platform.entries.forget(sessionId);
    return performAnew(platform, call, sessionId);
  }
}

class EntryOutdated extends Error {}

function readRemembered(platform: Platform, call: CallToPerform, remembered: Entry): Promise<Performed> {
  const { entered } = remembered;
  const life = async (transaction: Transaction, opened: Opened): Promise<Performed> => {
    const [answer, attempt] = await Promise.allSettled([opened, read(platform, call, transaction, entered)]);
    if (answer.status === 'rejected') throw answer.reason;
    if (!stillHolds(remembered, answer.value)) throw new EntryOutdated();
    if (attempt.status === 'rejected') throw attempt.reason;
    return attempt.value;
  };
  return inTransaction(platform.pool, life, {
    kind: 'reading',
    opening: enterAgainStatement(entered.sessionId),
  });
}

async function read(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  entered: Entered,
): Promise<Performed> {
  letIn(platform, call, entered);
  return work(platform, call, transaction, entered, parsedInput(call));
}

function changeRemembered(platform: Platform, call: CallToPerform, remembered: Entry): Promise<Performed> {
  const { entered } = remembered;
  const life = async (transaction: Transaction, opened: Opened): Promise<Performed> => {
    // A claim that stood alone would do no harm: whoever asks again goes on from there.
    const claimed = claimChange(platform, call, transaction, entered);
    // Whoever is not let in any more does not ask what became of it.
    claimed.catch(() => undefined);
    if (!stillHolds(remembered, await opened)) throw new EntryOutdated();
    return changeOnce(platform, call, transaction, await claimed);
  };
  return inTransaction(platform.pool, life, {
    kind: 'changing',
    opening: enterAgainStatement(entered.sessionId),
    isWorkWaiting: true,
  });
}

interface ClaimedChange {
  readonly entered: Entered;
  readonly input: unknown;
  /** Null where the answer is a secret, and not kept. */
  readonly key: ReplyKey | null;
  /** The answer the same request had before. */
  readonly before: { readonly earlier: unknown } | null;
}

async function claimChange(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  entered: Entered,
): Promise<ClaimedChange> {
  const { named, incoming } = call;
  letIn(platform, call, entered);
  const input = parsedInput(call);
  if (named.route.repliesSecret) return { entered, input, key: null, before: null };
  refuseUnless(incoming.isNamed, 'request-id-missing');
  const key = {
    businessId: entered.businessId,
    userId: entered.person.id,
    requestId: incoming.requestId,
    fingerprint: fingerprintOf(platform.config.TOKEN_SECRET, named.name, input),
  };
  return { entered, input, key, before: await claimRequest(transaction, key) };
}

async function changeOnce(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  { entered, input, key, before }: ClaimedChange,
): Promise<Performed> {
  if (before !== null) return { body: before.earlier, token: null };
  const performed = await work(platform, call, transaction, entered, input);
  if (key !== null) keepReply(transaction, key, performed.body);
  return performed;
}

async function work(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  entered: Entered | null,
  input: unknown,
): Promise<Performed> {
  const { named, incoming } = call;
  const handler = call.handler as Exclude<AnyHandler, { freely: unknown }>;
  let token: string | null = null;
  let subject: string | null = null;
  let actor: Actor | null = entered;
  const { config, clock, tokens, log, taxAuthority, selfCarePortal, phrasesIn } = platform;
  const { requestId, language, address, device } = incoming;
  // Written out in full: joining objects would cost as much as a small query.
  const context = {
    transaction,
    config,
    clock,
    tokens,
    log,
    taxAuthority,
    selfCarePortal,
    requestId,
    language,
    phrasesIn,
    address,
    device,
    sessionId: entered?.sessionId ?? sessionNamed(platform, call),
    person: entered?.person,
    role: entered?.role ?? null,
    businessId: entered?.businessId ?? null,
    isByPin: entered?.isByPin ?? false,
    mustEnrol: entered?.mustEnrol ?? false,
    giveToken: (given: string) => void (token = given),
    note: (about: string) => void (subject = about),
    actAs: (found: Actor | null) => void (actor = found),
    addJob: (task: string, payload: object) => addJob(transaction, task, payload),
  } satisfies PublicContext & Record<keyof Omit<Entered, 'homeAddress'>, unknown>;
  const reply = await handler(input, context);
  if (named.route.recorded && actor !== null) {
    const line = { actor, at: clock.now(), action: named.name, subject, requestId, device };
    recordActivity(transaction, line);
  }
  return { body: withoutRestricted(named.route.output, reply, context), token };
}
