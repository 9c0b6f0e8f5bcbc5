import {
  Agent as PlainAgent,
  request as plainRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

export type Posted =
  /** `date`: what time it is there, where the reply says so. */
  | { readonly kind: 'reply'; readonly status: number; readonly text: string; readonly date: Date | null }
  /** Nothing was sent, or nobody was there to take it. */
  | { readonly kind: 'unreachable' }
  /** It was on its way, and nobody knows whether it arrived. */
  | { readonly kind: 'timeout' };

export interface Poster {
  post(address: string, envelope: string, timeoutMs: number): Promise<Posted>;
  /** Sends no message; only the head of the reply is of interest. */
  look(address: string, timeoutMs: number): Promise<Posted>;
  close(): void;
}

const connectMs = 5_000;
/** A reply with the PDF of an e-invoice is the longest there is. */
const replyBytesMost = 64 * 1024 * 1024;

/** Connections stay open for the next message: a handshake would cost more than the message. */
export function createPoster({ connectionsMost = 50 } = {}): Poster {
  const options = { keepAlive: true, maxSockets: connectionsMost, keepAliveMsecs: 10_000 };
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
      // A kept connection may have been closed from the other side just now, and so may all the others that are kept:
      // the same message goes out once more, on a new one.
      const second = await exchange(open(false), body, timeoutMs);
      // Without a reply nobody knows whether the first one had arrived.
      return second !== 'stale' && second.kind === 'reply' ? second : { kind: 'timeout' };
    },
    async look(address, timeoutMs) {
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
    // Every time: a line that breaks may say so twice, and what nobody hears ends the server.
    request.on('error', () => {
      if (request.reusedSocket) settle('stale');
      else settle({ kind: isSent ? 'timeout' : 'unreachable' });
    });
    request.once('response', (response) => {
      textOf(response).then(
        (text) => settle({ kind: 'reply', status: response.statusCode ?? 0, text, date: dateOf(response) }),
        // Half a reply is none: what was asked may have been done.
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
    if (length > replyBytesMost) throw new Error('the reply is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
