import { refuseUnless, Refusal } from '@tezga/domain';
import { inTransaction, type Opened, type Transaction } from '../database/transaction.ts';
import { addJob } from '../jobs/add-job.ts';
import {
  entryNow,
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
import { enterAgainStatement, enterStatement, stillHolds, type Entered, type Entry } from './enter.ts';
import { performFreely } from './perform-freely.ts';
import { recordActivity } from './record-activity.ts';
import { claimRequest, fingerprintOf, keepReply } from './replies.ts';
import { Outdated } from './say-no.ts';

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
  const life = async (transaction: Transaction, opened: Opened): Promise<Performed> => {
    if (!route.changing && remembered !== undefined)
      return read(platform, call, transaction, remembered, opened);
    const { entered } = await entryNow(platform, transaction, sessionId, remembered, opened);
    return route.changing
      ? change(platform, call, transaction, entered)
      : readAs(platform, call, transaction, entered);
  };
  const opening = remembered === undefined ? enterStatement(sessionId) : enterAgainStatement(sessionId);
  return inTransaction(platform.pool, life, { kind: route.changing ? 'changing' : 'reading', opening });
}

/**
 * A call that reads begins with what the session's rows said last time, so that its first query travels in one message
 * with the question who is asking. It answers only if the rows are still the same; otherwise it reads again.
 */
async function read(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  remembered: Entry,
  opened: Opened,
): Promise<Performed> {
  const [answer, attempt] = await Promise.allSettled([
    opened,
    readAs(platform, call, transaction, remembered.entered),
  ]);
  if (answer.status === 'rejected') throw answer.reason;
  if (!stillHolds(remembered, answer.value)) {
    const { sessionId } = remembered.entered;
    platform.entries.forget(sessionId);
    // What failed in the database spoiled the transaction; on a fresh one it would go on as anyone else.
    if (attempt.status === 'rejected' && !(attempt.reason instanceof Refusal)) throw new Outdated();
    const { entered } = await entryNow(platform, transaction, sessionId, remembered, opened);
    return readAs(platform, call, transaction, entered);
  }
  if (attempt.status === 'rejected') throw attempt.reason;
  return attempt.value;
}

async function readAs(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  entered: Entered,
): Promise<Performed> {
  letIn(platform, call, entered);
  return work(platform, call, transaction, entered, parsedInput(call));
}

async function change(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  entered: Entered,
): Promise<Performed> {
  const { named, incoming } = call;
  letIn(platform, call, entered);
  const input = parsedInput(call);
  if (named.route.repliesSecret) return work(platform, call, transaction, entered, input);

  refuseUnless(incoming.isNamed, 'request-id-missing');
  const key = {
    businessId: entered.businessId,
    userId: entered.person.id,
    requestId: incoming.requestId,
    fingerprint: fingerprintOf(platform.config.TOKEN_SECRET, named.name, input),
  };
  const before = await claimRequest(transaction, key);
  if (before !== null) return { body: before.earlier, token: null };
  const performed = await work(platform, call, transaction, entered, input);
  keepReply(transaction, key, performed.body);
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
    giveToken: (given: string) => void (token = given),
    note: (about: string) => void (subject = about),
    actAs: (found: Actor | null) => void (actor = found),
    addJob: (task: string, payload: object) => addJob(transaction, task, payload),
  } satisfies PublicContext & Record<keyof Omit<Entered, 'homeAddress'>, unknown>;
  const body = await handler(input, context);
  if (named.route.recorded && actor !== null) {
    recordActivity(transaction, {
      actor,
      at: platform.clock.now(),
      action: named.name,
      subject,
      requestId,
      device,
    });
  }
  return { body, token };
}
