import { setTimeout as delay } from 'node:timers/promises';
import { refuseUnless } from '@tezga/domain';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openPortalLine, type PortalReply, type PortalRequest } from './portal-line.ts';
import type { PortalOutcome } from './portal-outcome.ts';
import { portalSessions, type PortalHolder } from './portal-sessions.ts';

export interface PortalQuestion<Value> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
  /** Null where the reply is not what was asked for. */
  readonly read: (bytes: Buffer) => Value | null;
  readonly timeoutMs?: number;
}

export type PortalCredentials = Pick<PortalHolder, 'username' | 'password'>;

export interface SelfCarePortal {
  /** Begins a session, whatever there was before; its token counts from then on. */
  enter<Account extends { readonly token: string }>(
    holder: PortalCredentials & Partial<PortalHolder>,
    read: PortalQuestion<Account>['read'],
  ): Promise<PortalOutcome<Account>>;
  /** Asks in the session of the business, and enters where there is none or the one there was is over. */
  ask<Value>(holder: PortalHolder, question: PortalQuestion<Value>): Promise<PortalOutcome<Value>>;
  /** Asks in the session of this token, whoever began it. */
  askWith<Value>(token: string, question: PortalQuestion<Value>): Promise<PortalOutcome<Value>>;
  /** For whoever waits with a connection to the database in hand: there are only so many, and others need them. */
  whileHolding<Value>(work: () => Promise<Value>): Promise<Value>;
}

export interface PortalParts {
  readonly config: Pick<Config, 'TAX_AUTHORITY_URL'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Between one attempt and the next while a session is not ready. */
  readonly pauseMs?: number;
}

const usualTimeoutMs = 10_000;
const readyAttemptsMost = 10;
const holdingMost = 4;

/** A reader of replies in JSON. */
export const inJson =
  <Schema extends z.ZodType>(schema: Schema) =>
  (bytes: Buffer): z.output<Schema> | null => {
    const read = schema.safeParse(jsonOrNull(bytes));
    return read.success ? read.data : null;
  };

const tokenOnly = inJson(z.object({ token: z.string().min(1) }));
const refusal = z.object({ code: z.string() });

/** The way to the portal of the taxpayer. Passwords and tokens go through here and into no log. */
export function openSelfCarePortal({ config, clock, log, pauseMs = 1000 }: PortalParts): SelfCarePortal {
  const line = openPortalLine(`${config.TAX_AUTHORITY_URL.replace(/\/+$/, '')}/self-care`, clock);
  const sessions = portalSessions();

  /** A session that has just begun is not found for a moment. */
  async function say<Value>(question: PortalQuestion<Value>, token?: string): Promise<PortalReply> {
    const request = requestOf(question, token);
    let reply = await line(request);
    for (let attempt = 0; attempt < readyAttemptsMost && isNotReady(reply); attempt += 1) {
      await delay(pauseMs);
      reply = await line(request);
    }
    return reply;
  }

  function outcomeOf<Value>(question: PortalQuestion<Value>, reply: PortalReply): PortalOutcome<Value> {
    const outcome = readOutcome(reply, question.read);
    if (outcome.kind === 'unreachable') {
      const why = reply.kind === 'silence' ? reply.why : 'unreadable';
      log.warn({ path: question.path, why }, 'no answer of the self-care portal');
    }
    return outcome;
  }

  const enter: SelfCarePortal['enter'] = (holder, read) => {
    const { businessId, username, password } = holder;
    const question = { method: 'POST', path: '/', body: { username, password }, read } as const;
    const entering = say(question).then((reply) => {
      const outcome = outcomeOf(question, reply);
      return outcome.kind === 'session-over' ? ({ kind: 'password-wrong' } as const) : outcome;
    });
    if (businessId !== undefined) sessions.remember({ businessId, username, password }, entering);
    return entering;
  };

  const askWith: SelfCarePortal['askWith'] = async (token, question) =>
    outcomeOf(question, await say(question, token));

  const ask: SelfCarePortal['ask'] = async (holder, question) => {
    const remembered = sessions.recall(holder);
    const before = await remembered;
    if (remembered !== null && before !== null) {
      if (before.kind !== 'answer') return before;
      const outcome = await askWith(before.value.token, question);
      if (outcome.kind !== 'session-over') return outcome;
      sessions.forget(holder, remembered);
    }
    // Ten who find the session over begin one new one, not ten.
    const entered = await (sessions.recall(holder) ?? enter(holder, tokenOnly));
    return entered.kind === 'answer' ? askWith(entered.value.token, question) : entered;
  };

  return { enter, ask, askWith, whileHolding: fewAtOnce() };
}

function requestOf(question: PortalQuestion<unknown>, token: string | undefined): PortalRequest {
  const { method, path, query, body, timeoutMs = usualTimeoutMs } = question;
  return {
    method,
    path: path + queryOf(query),
    timeoutMs,
    ...(body === undefined ? {} : { body }),
    ...(token === undefined ? {} : { token }),
  };
}

function fewAtOnce(): SelfCarePortal['whileHolding'] {
  let holding = 0;
  return async (work) => {
    refuseUnless(holding < holdingMost, 'too-many-requests');
    holding += 1;
    try {
      return await work();
    } finally {
      holding -= 1;
    }
  };
}

function readOutcome<Value>(reply: PortalReply, read: (bytes: Buffer) => Value | null): PortalOutcome<Value> {
  if (reply.kind === 'silence' || isNotReady(reply)) return { kind: 'unreachable' };
  if (reply.status === 401) return { kind: 'session-over' };
  if (reply.status === 404) return { kind: 'not-found' };
  if (reply.status >= 400) return { kind: 'refused' };
  const value = read(reply.bytes);
  return value === null ? { kind: 'unreachable' } : { kind: 'answer', value };
}

function isNotReady(reply: PortalReply): boolean {
  if (reply.kind === 'silence' || reply.status !== 404) return false;
  const read = refusal.safeParse(jsonOrNull(reply.bytes));
  return !read.success || read.data.code !== 'not-found';
}

function queryOf(query: PortalQuestion<unknown>['query'] = {}): string {
  const said = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}

function jsonOrNull(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
