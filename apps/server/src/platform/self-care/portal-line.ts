import type { Clock } from '../clock.ts';
import {
  afterAnswer,
  afterFailure,
  beforeAsking,
  closedBreaker,
  type BreakerState,
} from '../tax-authority/circuit-breaker.ts';

export interface PortalRequest {
  readonly method: 'GET' | 'POST';
  /** Below the address of the portal, with its query. */
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  readonly timeoutMs: number;
}

export type PortalReply =
  | { readonly kind: 'reply'; readonly status: number; readonly bytes: Buffer }
  /** `why` is for the log; nothing of what was asked is in it. */
  | { readonly kind: 'silence'; readonly why: string };

export type PortalLine = (request: PortalRequest) => Promise<PortalReply>;

/** The paper of a long invoice is the longest there is. */
const replyBytesMost = 32 * 1024 * 1024;

/** The line to the portal, which is not tried for a while once nobody answers there. */
export function openPortalLine(base: string, clock: Clock): PortalLine {
  let state: BreakerState = closedBreaker;
  const now = () => clock.now().getTime();
  return async (request) => {
    const { asked, ...next } = beforeAsking(state, now());
    ({ state } = next);
    if (asked === null) return { kind: 'silence', why: 'not tried' };
    const reply = await twiceAtMost(base, request);
    const isThere = reply.kind === 'reply' && reply.status < 500;
    state = isThere ? afterAnswer() : afterFailure(state, asked, now());
    return isThere || reply.kind === 'silence' ? reply : { kind: 'silence', why: `status ${reply.status}` };
  };
}

/**
 * A kept connection may have been closed from the other side just now, so the same goes out once more: whatever is said
 * to the portal twice is the same as said once.
 */
async function twiceAtMost(base: string, request: PortalRequest): Promise<PortalReply> {
  const first = await exchange(base, request);
  return first.kind === 'silence' && first.why === 'no connection' ? exchange(base, request) : first;
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
      // A portal that sends elsewhere would take the password along.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = await bytesOf(response);
    return bytes === null
      ? { kind: 'silence', why: 'a reply too long' }
      : { kind: 'reply', status: response.status, bytes };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { kind: 'silence', why: 'timeout' };
    if (error instanceof TypeError) return { kind: 'silence', why: 'no connection' };
    throw error;
  }
}

async function bytesOf(response: Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > replyBytesMost) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
