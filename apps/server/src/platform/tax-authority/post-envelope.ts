import {
  Agent as PlainAgent,
  request as plainRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

export type Posted =
  /** `date` is the Date header of the reply, the time at the tax authority; null if it is missing. */
  | { readonly kind: 'reply'; readonly status: number; readonly text: string; readonly date: Date | null }
  /** There was no connection, so the message was certainly not sent. */
  | { readonly kind: 'unreachable' }
  /** The message was sent without a reply, so it may have been accepted. */
  | { readonly kind: 'timeout' };

export interface Poster {
  post(address: string, envelope: string, timeoutMs: number): Promise<Posted>;
  /** Sends a HEAD request, to get the Date header of the reply. */
  head(address: string, timeoutMs: number): Promise<Posted>;
  close(): void;
}

const connectMs = 5_000;
/** The largest reply is one with the PDF of an e-invoice. */
const replyBytesMax = 64 * 1024 * 1024;

/** Uses keep-alive connections, because a TLS handshake would cost more than the message. */
export function createPoster({ connectionsMax = 50 } = {}): Poster {
  const options = { keepAlive: true, maxSockets: connectionsMax, keepAliveMsecs: 10_000 };
  const [plain, secure] = [new PlainAgent(options), new SecureAgent(options)];
  return {
    async post(address, envelope, timeoutMs) {
      const url = new URL(address);
      const body = Buffer.from(envelope, 'utf8');
      const headers = { 'content-type': 'text/xml; charset=utf-8', 'content-length': body.length };
      const isSecure = url.protocol === 'https:';
      const open = (agent: SecureAgent | PlainAgent | false) =>
        (isSecure ? secureRequest : plainRequest)(url, { method: 'POST', headers, agent });
      const first = await exchange(open(isSecure ? secure : plain), body, timeoutMs);
      if (first !== 'stale') return first;
      // One retry, on a new connection: the other side may have closed this keep-alive connection and all other idle
      // ones.
      const second = await exchange(open(false), body, timeoutMs);
      // If the retry gets no reply, the outcome is `timeout` and not `unreachable`, because the first attempt may
      // have arrived.
      return second !== 'stale' && second.kind === 'reply' ? second : { kind: 'timeout' };
    },
    async head(address, timeoutMs) {
      const open = address.startsWith('https:') ? secureRequest : plainRequest;
      const posted = await exchange(open(address, { method: 'HEAD', agent: false }), null, timeoutMs);
      return posted === 'stale' ? { kind: 'unreachable' } : posted;
    },
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}

function exchange(request: ClientRequest, body: Buffer | null, timeoutMs: number): Promise<Posted | 'stale'> {
  return new Promise((resolve) => {
    let isSent = false;
    const settle = (posted: Posted | 'stale') => {
      clearTimeout(connecting);
      clearTimeout(waiting);
      resolve(posted);
      request.destroy();
    };
    const connecting = setTimeout(() => settle({ kind: 'unreachable' }), Math.min(connectMs, timeoutMs));
    const waiting = setTimeout(() => settle({ kind: 'timeout' }), timeoutMs);
    const connected = () => {
      isSent = true;
      clearTimeout(connecting);
    };
    request.once('socket', (socket) => {
      if (socket.connecting) socket.once('encrypted' in socket ? 'secureConnect' : 'connect', connected);
      else connected();
    });
    // `on`, not `once`: a broken connection may emit 'error' twice, and an unhandled one would end the process.
    request.on('error', () => {
      if (request.reusedSocket) settle('stale');
      else settle({ kind: isSent ? 'timeout' : 'unreachable' });
    });
    request.once('response', (response) => {
      textOf(response).then(
        (text) => settle({ kind: 'reply', status: response.statusCode ?? 0, text, date: dateOf(response) }),
        // An incomplete reply counts as a timeout: the message may have been accepted.
        () => settle({ kind: 'timeout' }),
      );
    });
    request.end(body ?? undefined);
  });
}

function dateOf({ headers }: IncomingMessage): Date | null {
  const date = new Date(headers.date ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > replyBytesMax) throw new Error('the reply is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
