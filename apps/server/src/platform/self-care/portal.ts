import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createPortalSender, type PortalReply, type PortalRequest } from './send-to-portal.ts';
import type { PortalOutcome } from './portal-outcome.ts';
import { portalSessions, type PortalHolder } from './portal-sessions.ts';

export interface PortalQuestion<Value> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
  /** Parses the body of a reply; null if its format is wrong. */
  readonly read: (bytes: Buffer) => Value | null;
  readonly timeoutMs?: number;
}

export type PortalCredentials = Pick<PortalHolder, 'username' | 'password'>;

export interface SelfCarePortal {
  /** Signs in and caches the session, which replaces the cached one of this business. */
  enter<Account extends { readonly token: string }>(
    holder: PortalCredentials & Partial<PortalHolder>,
    read: PortalQuestion<Account>['read'],
  ): Promise<PortalOutcome<Account>>;
  /** Sends a request in the cached session of the business. Signs in first if there is no session or it has expired. */
  ask<Value>(holder: PortalHolder, question: PortalQuestion<Value>): Promise<PortalOutcome<Value>>;
  /** Sends a request with this session token and never signs in. */
  askWith<Value>(token: string, question: PortalQuestion<Value>): Promise<PortalOutcome<Value>>;
}

export interface PortalParts {
  readonly config: Pick<Config, 'TAX_AUTHORITY_URL'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** The delay between two attempts while a session is not ready. */
  readonly retryDelayMs?: number;
}

const usualTimeoutMs = 10_000;
const readyRetriesMax = 10;

/** A parser for replies in JSON; it returns null if a reply does not match the schema. */
export const inJson =
  <Schema extends z.ZodType>(schema: Schema) =>
  (bytes: Buffer): z.output<Schema> | null => {
    const read = schema.safeParse(jsonOrNull(bytes));
    return read.success ? read.data : null;
  };

const tokenOnly = inJson(z.object({ token: z.string().min(1) }));
const refusal = z.object({ code: z.string() });

/** The client of the self-care portal, where taxpayers see their data. Passwords and tokens are never logged. */
export function openSelfCarePortal({ config, clock, log, retryDelayMs = 1000 }: PortalParts): SelfCarePortal {
  const sendOnce = createPortalSender(`${config.TAX_AUTHORITY_URL.replace(/\/+$/, '')}/self-care`, clock);
  const sessions = portalSessions();

  /** Sends a request and retries it while the portal does not know the session yet, as for a moment after a sign-in. */
  async function send<Value>(question: PortalQuestion<Value>, token?: string): Promise<PortalReply> {
    const request = requestOf(question, token);
    let reply = await sendOnce(request);
    for (let retry = 0; retry < readyRetriesMax && isNotReady(reply); retry += 1) {
      await delay(retryDelayMs);
      reply = await sendOnce(request);
    }
    return reply;
  }

  function outcomeOf<Value>(question: PortalQuestion<Value>, reply: PortalReply): PortalOutcome<Value> {
    const outcome = readOutcome(reply, question.read);
    if (outcome.kind === 'unreachable') {
      const why = reply.kind === 'no-reply' ? reply.why : 'unreadable';
      log.warn({ path: question.path, why }, 'no valid reply of the self-care portal');
    }
    return outcome;
  }

  const enter: SelfCarePortal['enter'] = (holder, read) => {
    const { businessId, username, password } = holder;
    const question = { method: 'POST', path: '/', body: { username, password }, read } as const;
    const entering = send(question).then((reply) => {
      const outcome = outcomeOf(question, reply);
      return outcome.kind === 'session-over' ? ({ kind: 'password-wrong' } as const) : outcome;
    });
    if (businessId !== undefined) sessions.set({ businessId, username, password }, entering);
    return entering;
  };

  const askWith: SelfCarePortal['askWith'] = async (token, question) =>
    outcomeOf(question, await send(question, token));

  const ask: SelfCarePortal['ask'] = async (holder, question) => {
    const cached = sessions.get(holder);
    const before = await cached;
    if (cached !== null && before !== null) {
      if (before.kind !== 'answer') return before;
      const outcome = await askWith(before.value.token, question);
      if (outcome.kind !== 'session-over') return outcome;
      sessions.delete(holder, cached);
    }
    // Concurrent requests that find the session expired share one sign-in.
    const entered = await (sessions.get(holder) ?? enter(holder, tokenOnly));
    return entered.kind === 'answer' ? askWith(entered.value.token, question) : entered;
  };

  return { enter, ask, askWith };
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

function readOutcome<Value>(reply: PortalReply, read: (bytes: Buffer) => Value | null): PortalOutcome<Value> {
  if (reply.kind === 'no-reply' || isNotReady(reply)) return { kind: 'unreachable' };
  if (reply.status === 401) return { kind: 'session-over' };
  if (reply.status === 404) return { kind: 'not-found' };
  if (reply.status >= 400) return { kind: 'refused' };
  const value = read(reply.bytes);
  return value === null ? { kind: 'unreachable' } : { kind: 'answer', value };
}

function isNotReady(reply: PortalReply): boolean {
  if (reply.kind === 'no-reply' || reply.status !== 404) return false;
  const read = refusal.safeParse(jsonOrNull(reply.bytes));
  return !read.success || read.data.code !== 'not-found';
}

function queryOf(query: PortalQuestion<unknown>['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

function jsonOrNull(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
