import type { FallbackCode } from '@tezga/domain';
import { CallError } from './call-error.ts';
import { baseAddressHeader, protocolStatus, type RefusalBody } from './refusal-status.ts';
import { requestOf } from './request.ts';
import {
  inputToWire,
  type InputOf,
  type OutputOf,
  type Route,
  type WireInputOf,
  type WireOutputOf,
} from './route.ts';
import { isSameSession } from './same-session.ts';
import type { Service } from './services.ts';
import { decoded } from './wire-values.ts';

export { CallError, type CallProblem } from './call-error.ts';
export { isSameSession } from './same-session.ts';

export interface ClientOptions {
  /** The origin of each service; if left out, the origin of the page. */
  readonly baseAddress?: (service: Service) => string;
  readonly onBaseAddress?: (service: Service, address: string) => void;
  readonly token: { get(): string | null; set(token: string): void };
  readonly device: () => { os: string; browser: string; appversion: string; language: string };
  /** Called when the session has ended (401) or its business no longer exists (424). */
  readonly onSignedOut: (error: CallError) => void;
  readonly onForbidden?: (error: CallError) => void;
  readonly sentences: (code: FallbackCode | 'network' | 'timeout') => string;
  readonly fetch?: typeof fetch;
  readonly wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly newRequestId?: () => string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The idempotency key: a repeated call with the same key gets the saved first reply. */
  readonly requestId?: string;
}

export type Client = <Called extends Route>(
  route: Called,
  input: InputOf<Called>,
  options?: CallOptions,
) => Promise<OutputOf<Called>>;

export type WireClient = <Called extends Route>(
  route: Called,
  input: WireInputOf<Called>,
  options?: CallOptions,
) => Promise<WireOutputOf<Called>>;

const replaysMax = 3;
const replayDelayMs = { now: 100, soon: 1000 };

/** The typed client: a single function that makes every call of the contract. */
export function createClient(options: ClientOptions): Client {
  const call = createWireClient(options);
  return async (route, input, how) => {
    const reply: unknown = await call(route, inputToWire(route, input), how);
    return decoded(route.output, reply) as OutputOf<typeof route>;
  };
}

/**
 * The same client for tests and tools that use plain JSON: amounts are numbers. A replay has the same requestId as
 * the first attempt, so a changing call whose reply was lost is executed once.
 */
export function createWireClient(options: ClientOptions): WireClient {
  const wait = options.wait ?? waitFor;
  return async (route, input, { signal, requestId = (options.newRequestId ?? newRequestId)() } = {}) => {
    for (let replays = 0; ; replays += 1) {
      const token = options.token.get();
      const outcome = await attempt(options, route, input, { requestId, token, signal });
      const delayMs =
        outcome instanceof Response ? replayDelayOf(options, route, token, outcome) : outcome.replayAfterMs;
      if (delayMs !== null && replays < replaysMax) {
        await wait(delayMs, signal);
        continue;
      }
      if (!(outcome instanceof Response)) throw outcome.error;
      return (await answerOf(options, route, { requestId, token }, outcome)) as WireOutputOf<typeof route>;
    }
  };
}

/** The token and the idempotency key of a request. */
interface Identity {
  readonly requestId: string;
  readonly token: string | null;
}

interface NoReply {
  readonly error: unknown;
  readonly replayAfterMs: number | null;
}

async function attempt(
  options: ClientOptions,
  route: Route,
  input: unknown,
  { requestId, token, signal }: Identity & { readonly signal: AbortSignal | undefined },
): Promise<Response | NoReply> {
  const { address, body, headers } = requestOf(route, input);
  const base = options.baseAddress?.(route.service) ?? '';
  const timeout = route.timeoutMs === null ? undefined : AbortSignal.timeout(route.timeoutMs);
  const signals = [signal, timeout].filter((each) => each !== undefined);
  try {
    return await (options.fetch ?? fetch)(base + address, {
      method: route.method,
      headers: headersOf(options, { requestId, token }, body !== null, headers),
      body,
      signal: signals.length > 0 ? AbortSignal.any(signals) : null,
    });
  } catch (cause) {
    if (signal?.aborted) return { error: cause, replayAfterMs: null };
    const code = timeout?.aborted ? 'timeout' : 'network';
    const error = new CallError(options.sentences(code), { code, status: 503, requestId });
    // A restarting server refuses connections for a moment; the idempotency key makes the retry safe.
    return { error, replayAfterMs: code === 'network' ? replayDelayMs.soon : null };
  }
}

function headersOf(
  options: ClientOptions,
  { requestId, token }: Identity,
  hasBody: boolean,
  own: Readonly<Record<string, string>>,
): Headers {
  const { os, browser, appversion, language } = options.device();
  const headers = new Headers({
    ...own,
    os,
    browser,
    appversion,
    // The server compares this time with its own to detect a till with a wrong clock.
    clienttime: new Date().toISOString(),
    requestId,
    'accept-language': language,
  });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (hasBody) headers.set('content-type', 'application/json');
  return headers;
}

function replayDelayOf(
  options: ClientOptions,
  route: Route,
  sentToken: string | null,
  response: Response,
): number | null {
  const movedTo = response.headers.get(baseAddressHeader);
  if (movedTo !== null) options.onBaseAddress?.(route.service, movedTo);
  if (response.status === protocolStatus.tryAgainNow) return replayDelayMs.now;
  if (response.status === protocolStatus.tryAgainSoon) return replayDelayMs.soon;
  // The token was refreshed while the call was in flight, so this reply says nothing about the new token: retry with
  // it.
  if (endsSession(response) && wasRefreshed(sentToken, options.token.get())) return replayDelayMs.now;
  return null;
}

const endsSession = ({ status }: Response): boolean => status === 401 || status === 424;

/**
 * Whether `now` is a refreshed token of the same session as `sent`; the token of another session may belong
 * to another person.
 */
function wasRefreshed(sent: string | null, now: string | null): boolean {
  return sent !== null && now !== null && sent !== now && isSameSession(sent, now);
}

async function answerOf(
  options: ClientOptions,
  route: Route,
  { requestId, token: sentToken }: Identity,
  response: Response,
): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && response.status !== protocolStatus.tryAgainNow && body !== null) {
    const token = response.headers.get('authorization');
    // A late reply must not restore the token of an earlier session.
    const isStillTheirs = options.token.get() === sentToken;
    if (token !== null && isStillTheirs) options.token.set(token.replace(/^Bearer /i, ''));
    return withHeaders(route, body, response.headers);
  }
  const refusal = (body ?? {}) as Partial<RefusalBody>;
  const error = new CallError(refusal.message ?? options.sentences(route.fallback), {
    code: refusal.code ?? 'failed',
    status: response.status,
    requestId: response.headers.get('requestid') ?? requestId,
    problems: refusal.problems ?? [],
    details: refusal.details ?? {},
  });
  // A late reply to an earlier session must not end the current one.
  if (endsSession(response) && options.token.get() === sentToken) options.onSignedOut(error);
  if (response.status === 403) options.onForbidden?.(error);
  throw error;
}

/** Adds the output fields that the route sends as reply headers to the body. */
function withHeaders({ outHeaders }: Route, body: unknown, headers: Headers): unknown {
  if (outHeaders.length === 0) return body;
  const sent = outHeaders.map((name) => [name, headers.get(name)] as const);
  return { ...(body as object), ...Object.fromEntries(sent) };
}

function newRequestId(): string {
  // crypto.randomUUID exists only on secure origins, and shops also open the back office by a local address.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function waitFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
