import { problemsOf, type NamedRoute } from '@tezga/contract';
import { refuseUnless, Refusal } from '@tezga/domain';
import type { Language, Phrases } from '@tezga/phrases';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import { inTransaction, type Opened, type Transaction } from '../database/transaction.ts';
import { addJob } from '../jobs/add-job.ts';
import type { SelfCarePortal } from '../self-care/portal.ts';
import type { Tokens } from '../session/tokens.ts';
import type { TaxAuthority } from '../tax-authority/tax-authority.ts';
import type { Actor, FreeContext, PublicContext } from './context.ts';
import { admit, enterStatement, entryOf, type Entered, type Entry } from './enter.ts';
import type { RememberedEntries } from './remembered-entries.ts';
import type { Incoming } from './incoming.ts';
import { recordActivity } from './record-activity.ts';
import { claimRequest, fingerprintOf, keepReply } from './replies.ts';
import { LivesElsewhere, Outdated } from './say-no.ts';

/** The parts every call works with. */
export interface Platform {
  readonly pool: Pool;
  readonly config: Config;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly log: Logger;
  readonly taxAuthority: TaxAuthority;
  readonly selfCarePortal: SelfCarePortal;
  readonly entries: RememberedEntries;
  readonly phrasesIn: Readonly<Record<Language, Phrases>>;
}

export type AnyHandler =
  | ((input: unknown, context: PublicContext) => Promise<unknown>)
  | { readonly freely: (input: unknown, context: FreeContext) => Promise<unknown> };

export interface Performed {
  readonly body: unknown;
  readonly token: string | null;
}

export interface CallToPerform {
  readonly named: NamedRoute;
  readonly handler: AnyHandler;
  readonly incoming: Incoming;
  readonly rawInput: unknown;
  /** Told who calls as soon as it is known, for the log. */
  readonly onEntered: (entered: Entered) => void;
}

/** The life of a call inside: session, access, input, once only, handler, activity, answer; all in one transaction. */
export function performCall(platform: Platform, call: CallToPerform): Promise<Performed> {
  const { route } = call.named;
  if ('freely' in call.handler) return performFreely(platform, call, call.handler.freely);
  // Null for a public call, which asks for no session.
  const sessionId = route.access === 'public' ? null : expectSession(platform, call);
  const life = async (transaction: Transaction, opened: Opened): Promise<Performed> => {
    if (sessionId === null) return work(platform, call, transaction, null, parsedInput(call));
    return route.changing
      ? change(platform, call, transaction, entryOf(sessionId, await opened).entered)
      : read(platform, call, transaction, sessionId, opened);
  };
  return inTransaction(platform.pool, life, {
    kind: route.changing ? 'changing' : 'reading',
    ...(sessionId === null ? {} : { opening: enterStatement(sessionId) }),
  });
}

/**
 * A call that reads begins with what the session's row said last time, so that its first query travels in one message
 * with the question who is asking. It answers only if the row still says the same; otherwise it reads again.
 */
async function read(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  sessionId: string,
  opened: Opened,
): Promise<Performed> {
  const perform = async ({ entered }: Entry) => {
    enter(platform, call, entered);
    return work(platform, call, transaction, entered, parsedInput(call));
  };
  const remembered = platform.entries.recall(sessionId);
  if (remembered === undefined) {
    const entry = entryOf(sessionId, await opened);
    platform.entries.remember(sessionId, entry);
    return perform(entry);
  }
  const [answer, attempt] = await Promise.allSettled([opened, perform(remembered)]);
  if (answer.status === 'rejected') throw answer.reason;
  if (answer.value?.['facts'] !== remembered.facts) {
    platform.entries.forget(sessionId);
    const entry = entryOf(sessionId, answer.value);
    // What failed in the database spoiled the transaction; on a fresh one it would go on as anyone else.
    if (attempt.status === 'rejected' && !(attempt.reason instanceof Refusal)) throw new Outdated();
    return perform(entry);
  }
  if (attempt.status === 'rejected') throw attempt.reason;
  return attempt.value;
}

async function change(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  entered: Entered,
): Promise<Performed> {
  const { named, incoming } = call;
  enter(platform, call, entered);
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
  await keepReply(transaction, key, performed.body);
  return performed;
}

function enter({ config }: Platform, { named, onEntered }: CallToPerform, entered: Entered): void {
  admit(entered, named.route);
  onEntered(entered);
  const { homeAddress } = entered;
  if (homeAddress !== null && homeAddress !== config.PUBLIC_ADDRESS) throw new LivesElsewhere(homeAddress);
}

function sessionNamed({ tokens, clock }: Platform, { incoming }: CallToPerform): string | null {
  return incoming.token === null ? null : tokens.sessionOf(incoming.token, clock.now());
}

function expectSession(platform: Platform, call: CallToPerform): string {
  const sessionId = sessionNamed(platform, call);
  refuseUnless(sessionId !== null, 'not-signed-in');
  return sessionId;
}

function parsedInput({ named, rawInput }: CallToPerform): unknown {
  const result = named.route.input.safeParse(rawInput);
  if (!result.success) throw new Refusal('invalid-input', { problems: problemsOf(result.error.issues) });
  // PostgreSQL holds no U+0000, and nobody types one.
  refuseUnless(!JSON.stringify(result.data).includes(String.raw`\u0000`), 'invalid-input');
  return result.data;
}

type FreeWork = Extract<AnyHandler, { freely: unknown }>['freely'];

async function performFreely(platform: Platform, call: CallToPerform, freely: FreeWork): Promise<Performed> {
  const { config, clock, tokens, log, taxAuthority, selfCarePortal, phrasesIn } = platform;
  const { requestId, language, address, device } = call.incoming;
  const { inOwnTransaction, entered } =
    call.named.route.access === 'public'
      ? { inOwnTransaction: publicTransactions(platform), entered: {} }
      : await enterFreely(platform, call);
  let token: string | null = null;
  const context: FreeContext = {
    config,
    clock,
    tokens,
    log,
    taxAuthority,
    selfCarePortal,
    phrasesIn,
    requestId,
    language,
    address,
    device,
    sessionId: sessionNamed(platform, call),
    giveToken: (given) => void (token = given),
    inTransaction: inOwnTransaction,
    ...entered,
  };
  const body = await freely(parsedInput(call), context);
  return { body, token };
}

const publicTransactions =
  ({ pool }: Platform): FreeContext['inTransaction'] =>
  (part) =>
    inTransaction(pool, (transaction) => part(transaction));

/** Lets a reader in, whose session is looked at again in every transaction: it may end while the call waits. */
async function enterFreely(platform: Platform, call: CallToPerform) {
  if (call.named.route.changing)
    throw new Error(`${call.named.name} changes something, so it cannot run freely`);
  const sessionId = expectSession(platform, call);
  const beginning = { kind: 'reading', opening: enterStatement(sessionId) } as const;
  const inOwnTransaction: FreeContext['inTransaction'] = (part) =>
    inTransaction(
      platform.pool,
      async (transaction, opened) => {
        entryOf(sessionId, await opened);
        return part(transaction);
      },
      beginning,
    );
  const { entered } = await inTransaction(
    platform.pool,
    async (_transaction, opened) => entryOf(sessionId, await opened),
    beginning,
  );
  enter(platform, call, entered);
  return { inOwnTransaction, entered };
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
    await recordActivity(transaction, {
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
