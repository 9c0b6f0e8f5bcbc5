import type { Clock } from '../clock.ts';
import {
  afterReply,
  afterFailure,
  beforeRequest,
  closedBreaker,
  type BreakerState,
} from '../tax-authority/circuit-breaker.ts';

export interface PortalRequest {
  readonly method: 'GET' | 'POST';
  /** The path below the address of the portal, with the query string. */
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  readonly timeoutMs: number;
}

export type PortalReply =
  | { readonly kind: 'reply'; readonly status: number; readonly bytes: Buffer }
  /** `why` is written to the log and contains no part of the request. */
  | { readonly kind: 'no-reply'; readonly why: string };

export type SendToPortal = (request: PortalRequest) => Promise<PortalReply>;

/** The largest reply is the PDF of a long invoice. */
const replyBytesMax = 32 * 1024 * 1024;

/** Sends requests to the portal through a circuit breaker: while it is open, a request fails without being sent. */
export function createPortalSender(base: string, clock: Clock): SendToPortal {
  let state: BreakerState = closedBreaker;
  const now = () => clock.now().getTime();
  return async (request) => {
    const { attempt, ...next } = beforeRequest(state, now());
    ({ state } = next);
    if (attempt === null) return { kind: 'no-reply', why: 'circuit breaker open' };
    const reply = await exchangeWithRetry(base, request);
    const isThere = reply.kind === 'reply' && reply.status < 500;
    state = isThere ? afterReply() : afterFailure(state, attempt, now());
    return isThere || reply.kind === 'no-reply' ? reply : { kind: 'no-reply', why: `status ${reply.status}` };
  };
}

/**
 * Sends a request, with one retry if the connection failed, because the portal may have closed a keep-alive
 * connection. The retry is safe, because all requests to the portal are idempotent.
 */
async function exchangeWithRetry(base: string, request: PortalRequest): Promise<PortalReply> {
  const first = await exchange(base, request);
  return first.kind === 'no-reply' && first.why === 'no connection' ? exchange(base, request) : first;
}

async function exchange(base: string, request: PortalRequest): Promise<PortalReply> {
  const { method, path, token, body, timeoutMs } = request;
  try {
    const response = await fetch(base + path, {
      method,
      headers: {
        accept: 'application/json, application/pdf',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // Following a redirect would send the password to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = await bytesOf(response);
    return bytes === null
      ? { kind: 'no-reply', why: 'reply too long' }
      : { kind: 'reply', status: response.status, bytes };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { kind: 'no-reply', why: 'timeout' };
    if (error instanceof TypeError) return { kind: 'no-reply', why: 'no connection' };
    throw error;
  }
}

async function bytesOf(response: Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > replyBytesMax) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
