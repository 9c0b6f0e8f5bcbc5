import type { Socket } from 'node:net';
import { protocolStatus } from '@tezga/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language, Phrases } from '@tezga/phrases';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { limitUnfinished } from './unfinished-requests.ts';

export interface Traffic {
  readonly isDraining: boolean;
  /** Whether all slots have been taken for 10 seconds. */
  readonly isStuck: boolean;
  /** Refuses new calls from now on; resolves when the running calls have ended, or after the timeout. */
  drain(timeoutMs: number): Promise<void>;
}

interface TrafficParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly phrasesIn: Readonly<Record<Language, Phrases>>;
}

const stuckAfterMs = 10_000;
const isCall = ({ url }: FastifyRequest) => url.startsWith('/api/');

/**
 * Limits the number of concurrent calls (slots). A call takes a slot when its body has arrived, so slow or aborted
 * uploads take none. Without a free slot the client gets a request to retry in a second.
 */
export function watchTraffic(server: FastifyInstance, { config, clock, phrasesIn }: TrafficParts): Traffic {
  const slots = callSlots(config.REQUESTS_AT_ONCE, clock);
  let isDraining = false;
  const refuseForNow = (request: FastifyRequest, reply: FastifyReply) =>
    void reply.code(protocolStatus.tryAgainSoon).header('connection', 'close').send({
      message: phrasesIn[request.incoming.language].http.tryAgain,
      code: 'failed',
      requestId: request.incoming.requestId,
    });

  server.addHook('onRequest', (request, reply, done) =>
    isDraining && isCall(request) ? refuseForNow(request, reply) : done(),
  );
  limitUnfinished(server, config, refuseForNow);
  server.addHook('preHandler', (request, reply, done) => {
    if (!isCall(request)) return done();
    if (isDraining || slots.isFull()) return refuseForNow(request, reply);
    slots.take(request, reply);
    done();
  });
  server.addHook('onSend', (request, _reply, _payload, done) => {
    slots.markReplied(request);
    done();
  });
  // Releases the slots of pipelined requests: a response that waits for an earlier one on the connection has no
  // socket, and emits no 'close'.
  server.server.on('connection', (socket) => socket.once('close', () => slots.markClosed(socket)));

  return {
    get isDraining() {
      return isDraining;
    },
    get isStuck() {
      const since = slots.fullSince();
      return since !== null && clock.now().getTime() - since.getTime() >= stuckAfterMs;
    },
    async drain(timeoutMs) {
      isDraining = true;
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
      await Promise.race([slots.untilEmpty(), timeout]);
      clearTimeout(timer);
    },
  };
}

interface Slot {
  readonly socket: Socket;
  isReplied: boolean;
  isClosed: boolean;
}

/**
 * The slots of the running calls. A slot is released when the reply is ready and the response or its connection is
 * closed.
 */
function callSlots(max: number, clock: Clock) {
  const taken = new Map<FastifyRequest, Slot>();
  let fullSince: Date | null = null;
  let onEmpty: (() => void) | null = null;

  function change(request: FastifyRequest, slot: Slot, what: Partial<Slot>): void {
    Object.assign(slot, what);
    if (!slot.isReplied || !slot.isClosed) return;
    taken.delete(request);
    fullSince = null;
    if (taken.size === 0) onEmpty?.();
  }

  return {
    isFull: () => taken.size >= max,
    fullSince: () => fullSince,
    take(request: FastifyRequest, reply: FastifyReply): void {
      const { socket } = request.raw;
      const slot: Slot = { socket, isReplied: false, isClosed: socket.destroyed };
      taken.set(request, slot);
      reply.raw.once('close', () => change(request, slot, { isClosed: true }));
      if (taken.size >= max) fullSince ??= clock.now();
    },
    markReplied(request: FastifyRequest): void {
      const slot = taken.get(request);
      if (slot !== undefined) change(request, slot, { isReplied: true });
    },
    markClosed(socket: Socket): void {
      for (const [request, slot] of taken)
        if (slot.socket === socket) change(request, slot, { isClosed: true });
    },
    untilEmpty: (): Promise<void> =>
      taken.size === 0 ? Promise.resolve() : new Promise((resolve) => (onEmpty = resolve)),
  };
}
