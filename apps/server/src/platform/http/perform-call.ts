import { problemsOf, type NamedRoute } from '@tezga/contract';
import { refuseUnless, Refusal } from '@tezga/domain';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Tokens } from '../session/tokens.ts';
import type { Actor, PublicContext } from './context.ts';
import { enteredBy, enterStatement, type Entered } from './enter.ts';
import type { Incoming } from './incoming.ts';
import { recordActivity } from './record-activity.ts';
import { claimRequest, fingerprintOf, keepReply } from './replies.ts';
import { LivesElsewhere } from './say-no.ts';

/** The parts every call works with. */
export interface Platform {
  readonly pool: Pool;
  readonly config: Config;
  readonly clock: Clock;
  readonly tokens: Tokens;
}

export type AnyHandler = (input: unknown, context: PublicContext) => Promise<unknown>;

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
  // Null for a public call, which asks for no session.
  const sessionId = sessionNamed(platform, call);
  const life = async (transaction: Transaction, opened?: Record<string, unknown>): Promise<Performed> => {
    const entered = sessionId === null ? null : enteredBy(sessionId, opened, route);
    if (entered !== null) {
      call.onEntered(entered);
      refuseIfElsewhere(platform.config, entered);
    }
    const input = parsedInput(call);
    const isOnceOnly = route.changing && !route.issuesToken && entered !== null;
    if (!isOnceOnly) return work(platform, call, transaction, entered, input);

    refuseUnless(call.incoming.isNamed, 'request-id-missing');
    const key = {
      businessId: entered.businessId,
      userId: entered.person.id,
      requestId: call.incoming.requestId,
      fingerprint: fingerprintOf(call.named.name, input),
    };
    const before = await claimRequest(transaction, key);
    if (before !== null) return { body: before.earlier, token: null };
    const performed = await work(platform, call, transaction, entered, input);
    await keepReply(transaction, key, performed.body);
    return performed;
  };
  return inTransaction(platform.pool, life, {
    kind: route.changing ? 'changing' : 'reading',
    ...(sessionId === null ? {} : { opening: enterStatement(sessionId) }),
  });
}

function sessionNamed({ tokens, clock }: Platform, { incoming, named }: CallToPerform): string | null {
  if (named.route.access === 'public') return null;
  const sessionId = incoming.token === null ? null : tokens.sessionOf(incoming.token, clock.now());
  refuseUnless(sessionId !== null, 'not-signed-in');
  return sessionId;
}

function refuseIfElsewhere({ PUBLIC_ADDRESS }: Config, { homeAddress }: Entered): void {
  if (homeAddress !== null && homeAddress !== PUBLIC_ADDRESS) throw new LivesElsewhere(homeAddress);
}

function parsedInput({ named, rawInput }: CallToPerform): unknown {
  const result = named.route.input.safeParse(rawInput);
  if (!result.success) throw new Refusal('invalid-input', { problems: problemsOf(result.error.issues) });
  // PostgreSQL holds no U+0000, and nobody types one.
  refuseUnless(!JSON.stringify(result.data).includes(String.raw`\u0000`), 'invalid-input');
  return result.data;
}

async function work(
  platform: Platform,
  call: CallToPerform,
  transaction: Transaction,
  entered: Entered | null,
  input: unknown,
): Promise<Performed> {
  const { named, incoming, handler } = call;
  let token: string | null = null;
  let subject: string | null = null;
  let actor: Actor | null = entered;
  const { config, clock, tokens } = platform;
  const { requestId, language, address, device } = incoming;
  // Written out in full: joining objects would cost as much as a small query.
  const context = {
    transaction,
    config,
    clock,
    tokens,
    requestId,
    language,
    address,
    device,
    sessionId: entered?.sessionId,
    person: entered?.person,
    role: entered?.role ?? null,
    businessId: entered?.businessId ?? null,
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
