import type { Socket } from 'node:net';
import { addressBlock } from '@tezga/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type Refuse = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Limits, for each client address, the requests whose headers or body are still arriving, so that one client with slow
 * uploads cannot use up the sockets of the server.
 */
export function limitUnfinished(
  server: FastifyInstance,
  { UNFINISHED_PER_ADDRESS, TRUST_PROXY }: Pick<Config, 'UNFINISHED_PER_ADDRESS' | 'TRUST_PROXY'>,
  refuse: Refuse,
): void {
  const enter = countByAddress(UNFINISHED_PER_ADDRESS);
  // Connections of a proxy carry the requests of all clients, and only headers that have arrived name the client.
  if (TRUST_PROXY === 0) limitSilentConnections(server, enter);
  server.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const leave = enter(request.ip);
    if (leave === null) return refuse(request, reply);
    request.raw.once('end', leave).once('close', leave);
    done();
  });
}

/** A new connection counts until its first headers have arrived. */
function limitSilentConnections(server: FastifyInstance, enter: Enter): void {
  const leaveOf = new WeakMap<Socket, () => void>();
  server.server.on('connection', (socket) => {
    const leave = enter(socket.remoteAddress ?? '');
    if (leave === null) {
      socket.destroy();
      return;
    }
    leaveOf.set(socket, leave);
    socket.once('close', leave);
  });
  server.server.prependListener('request', ({ socket }) => leaveOf.get(socket)?.());
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** Counts one more for the address and returns how to count it down, once; null where the address has its maximum. */
type Enter = (address: string) => (() => void) | null;

function countByAddress(max: number): Enter {
  const counts = new Map<string, number>();
  return (address) => {
    const block = addressBlock(address);
    const count = counts.get(block) ?? 0;
    if (count >= max) return null;
    counts.set(block, count + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const left = (counts.get(block) ?? 0) - 1;
      if (left === 0) counts.delete(block);
      else counts.set(block, left);
    };
  };
}
