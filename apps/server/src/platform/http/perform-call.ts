import { encoded, withoutRestricted } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { FieldChange } from '../edits.ts';
import { addJob } from '../jobs/add-job.ts';
import {
  expectSession,
  checkAccess,
  parsedInput,
  sessionNamed,
  type AnyHandler,
  type CallToPerform,
  type Performed,
  type Platform,
} from './call.ts';
import type { Actor, PublicContext } from './context.ts';
import { enterStatement, revalidated, sessionIn, type Entered } from './enter.ts';
import { performFreely } from './perform-freely.ts';
import { recordActivity, type Noted } from './record-activity.ts';
import { claimRequest, fingerprintOf, saveReply, type ReplyKey } from './replies.ts';

/** Performs a call in one transaction: session, access, input, idempotency key, handler, activity log, saved reply. */
export function performCall(platform: Platform, call: CallToPerform): Promise<Performed> {
  const { route } = call.named;
  if ('freely' in call.handler) return performFreely(platform, call, call.handler.freely);
  const kind = route.changing ? 'changing' : 'reading';
  if (route.access === 'public')
    return inTransaction(
      platform.pool,
      (transaction) => work(platform, call, transaction, null, parsedInput(call)),
      { kind },
    );
  const sessionId = expectSession(platform, call);
  const cached = platform.sessions.get(sessionId);
  const inSession = async (transaction: Transaction, opened: Record<string, unknown> | undefined) => {
    const session =
      cached === undefined
        ? sessionIn(sessionId, opened)
        : (revalidated(cached, opened) ?? (await readSession(transaction, sessionId)));
    platform.sessions.set(sessionId, session);
    const { entered } = session;
    checkAccess(platform, call, entered);
    const input = parsedInput(call);
    return route.changing && !route.repliesSecret
      ? workOnce(platform, call, transaction, entered, input)
      : work(platform, call, transaction, entered, input);
  };
  return inTransaction(platform.pool, inSession, { kind, opening: enterStatement(sessionId, cached) });
}

async function readSession(transaction: Transaction, sessionId: string) {
  const [row] = await transaction.run('select platform.enter_session($1)::text as facts', [sessionId]);
  return sessionIn(sessionId, row);
}

/**
 * Performs a changing call with idempotency: a retry with the same requestId gets the saved reply. Calls whose reply
 * contains a secret do not use this function, because a secret must not be saved.
 */
async function workOnce(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  entered: Entered,
  input: unknown,
): Promise<Performed> {
  const { named, incoming } = call;
  refuseUnless(incoming.isNamed, 'request-id-missing');
  const key = {
    businessId: entered.businessId,
    userId: entered.person.id,
    requestId: incoming.requestId,
    fingerprint: fingerprintOf(platform.config.TOKEN_SECRET, named.name, encoded(named.route.input, input)),
  };
  const before = await claimRequest(transaction, key);
  if (before !== null) return { body: before.earlier, token: null };
  return work(platform, call, transaction, entered, input, key);
}

async function work(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  entered: Entered | null,
  input: unknown,
  claimed: ReplyKey | null = null,
): Promise<Performed> {
  const { named, incoming } = call;
  let token: string | null = null;
  let noted: Noted = { subject: null };
  let actor: Actor | null = entered === null ? null : actorOf(entered);
  const { config, clock, tokens, log, taxAuthority, selfCarePortal, phrasesIn } = platform;
  const { requestId, language, address, device, client } = incoming;
  // The fields are listed one by one, because object spread would cost as much as a small query.
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
    client,
    sessionId: entered?.sessionId ?? sessionNamed(platform, call),
    person: entered?.person,
    role: entered?.role ?? null,
    businessId: entered?.businessId ?? null,
    openedBy: entered?.openedBy ?? 'password',
    adminName: entered?.adminName ?? null,
    mustEnrol: entered?.mustEnrol ?? false,
    giveToken: (given: string) => void (token = given),
    note: (subject: string, changes?: readonly FieldChange[]) => void (noted = { subject, changes }),
    actAs: (found: Actor | null) => void (actor = found),
    addJob: (task: string, payload: object) => addJob(transaction, task, payload),
  } satisfies PublicContext & Record<keyof Omit<Entered, 'homeAddress'>, unknown>;
  const reply = await (call.handler as Exclude<AnyHandler, { freely: unknown }>)(input, context);
  const body = encoded(named.route.output, withoutRestricted(named.route.output, reply, context));
  const isBound = actor?.businessId === entered?.businessId;
  const line = { isBound, at: clock.now(), action: named.name, ...noted, requestId, device };
  await Promise.all([
    named.route.recorded && actor !== null && recordActivity(transaction, { ...line, actor }),
    claimed !== null && saveReply(transaction, claimed, body),
  ]);
  return { body, token };
}

/**
 * The actor of the activity log entry. If an admin opened the session as an employee, the actor has the names of
 * both.
 */
function actorOf({ person: { id, name }, businessId, adminName }: Entered): Actor {
  return { person: { id, name: adminName === null ? name : `${name} (${adminName})` }, businessId };
}
