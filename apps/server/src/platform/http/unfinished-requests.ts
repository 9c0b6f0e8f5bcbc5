import type { Socket } from 'node:net';
import { addressBlock } from '@tezga/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type Refuse = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Limits, for each client address, the number of requests whose headers or body have not arrived completely.
 * Otherwise one client with slow uploads could use up the sockets of the server.
 */
export function limitUnfinished(
  server: FastifyInstance,
  { UNFINISHED_PER_ADDRESS, TRUST_PROXY }: Pick<Config, 'UNFINISHED_PER_ADDRESS' | 'TRUST_PROXY'>,
  refuse: Refuse,
): void {
  const countIn = countByAddress(UNFINISHED_PER_ADDRESS);
  // Not behind a proxy: a connection of the proxy carries requests of many clients, and the address of the client is
  // in the headers.
  if (TRUST_PROXY === 0) limitSilentConnections(server, countIn);
  server.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const countOut = countIn(request.ip);
    if (countOut === null) return refuse(request, reply);
    request.raw.once('end', countOut).once('close', countOut);
    done();
  });
}

/** Counts each new connection for its address until its first headers have arrived. */
function limitSilentConnections(server: FastifyInstance, countIn: CountIn): void {
  const countOutOf = new WeakMap<Socket, () => void>();
  server.server.on('connection', (socket) => {
    const countOut = countIn(socket.remoteAddress ?? '');
    if (countOut === null) {
      socket.destroy();
      return;
    }
    countOutOf.set(socket, countOut);
    socket.once('close', countOut);
  });
  server.server.prependListener('request', ({ socket }) => countOutOf.get(socket)?.());
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/**
 * Increments the counter of the address and returns a function that decrements it once; null if the counter is at
 * the limit.
 */
type CountIn = (address: string) => (() => void) | null;

function countByAddress(max: number): CountIn {
  const counts = new Map<string, number>();
  return (address) => {
    const block = addressBlock(address);
    const count = counts.get(block) ?? 0;
    if (count >= max) return null;
    counts.set(block, count + 1);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      const left = (counts.get(block) ?? 0) - 1;
      if (left === 0) counts.delete(block);
      else counts.set(block, left);
    };
  };
}
