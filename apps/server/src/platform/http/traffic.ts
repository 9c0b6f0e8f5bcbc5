import type { Socket } from 'node:net';
import { protocolStatus } from '@tezga/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language, Phrases } from '@tezga/phrases';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { limitUnfinished } from './unfinished-requests.ts';

export interface Traffic {
  readonly isDraining: boolean;
  /** No call has found a free place for a while. */
  readonly isStuck: boolean;
  /** Accepts no calls from now on; resolves when those under way are answered, or when patience ends. */
  drain(patienceMs: number): Promise<void>;
}

interface TrafficParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly phrasesIn: Readonly<Record<Language, Phrases>>;
}

const stuckAfterMs = 10_000;
const isCall = ({ url }: FastifyRequest) => url.startsWith('/api/');

/**
 * Limits the calls under way. A call takes its place once its body has arrived, so uploads that are slow or given up take
 * none; the client of a call without a place is asked to try again in a second.
 */
export function watchTraffic(server: FastifyInstance, { config, clock, phrasesIn }: TrafficParts): Traffic {
  const places = takenPlaces(config.REQUESTS_AT_ONCE, clock);
  let isDraining = false;
  const sendAway = (request: FastifyRequest, reply: FastifyReply) =>
    void reply.code(protocolStatus.tryAgainSoon).header('connection', 'close').send({
      message: phrasesIn[request.incoming.language].http.tryAgain,
      code: 'failed',
      requestId: request.incoming.requestId,
    });

  server.addHook('onRequest', (request, reply, done) =>
    isDraining && isCall(request) ? sendAway(request, reply) : done(),
  );
  limitUnfinished(server, config, sendAway);
  server.addHook('preHandler', (request, reply, done) => {
    if (!isCall(request)) return done();
    if (isDraining || places.isFull()) return sendAway(request, reply);
    places.take(request, reply);
    done();
  });
  server.addHook('onSend', (request, _reply, _payload, done) => {
    places.markAnswered(request);
    done();
  });
  // The response of a pipelined request has no connection of its own yet and would never be closed.
  server.server.on('connection', (socket) => socket.once('close', () => places.markClosed(socket)));

  return {
    get isDraining() {
      return isDraining;
    },
    get isStuck() {
      const since = places.fullSince();
      return since !== null && clock.now().getTime() - since.getTime() >= stuckAfterMs;
    },
    async drain(patienceMs) {
      isDraining = true;
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
      await Promise.race([places.untilEmpty(), patience]);
      clearTimeout(timer);
    },
  };
}

interface Place {
  readonly socket: Socket;
  isAnswered: boolean;
  isClosed: boolean;
}

/** A place is free again when the work is done and its response or connection is closed, however either ended. */
function takenPlaces(max: number, clock: Clock) {
  const taken = new Map<FastifyRequest, Place>();
  let fullSince: Date | null = null;
  let onEmpty: (() => void) | null = null;

  function change(request: FastifyRequest, place: Place, what: Partial<Place>): void {
    Object.assign(place, what);
    if (!place.isAnswered || !place.isClosed) return;
    taken.delete(request);
    fullSince = null;
    if (taken.size === 0) onEmpty?.();
  }

  return {
    isFull: () => taken.size >= max,
    fullSince: () => fullSince,
    take(request: FastifyRequest, reply: FastifyReply): void {
      const { socket } = request.raw;
      const place: Place = { socket, isAnswered: false, isClosed: socket.destroyed };
      taken.set(request, place);
      reply.raw.once('close', () => change(request, place, { isClosed: true }));
      if (taken.size >= max) fullSince ??= clock.now();
    },
    markAnswered(request: FastifyRequest): void {
      const place = taken.get(request);
      if (place !== undefined) change(request, place, { isAnswered: true });
    },
    markClosed(socket: Socket): void {
      for (const [request, place] of taken)
        if (place.socket === socket) change(request, place, { isClosed: true });
    },
    untilEmpty: (): Promise<void> =>
      taken.size === 0 ? Promise.resolve() : new Promise((resolve) => (onEmpty = resolve)),
  };
}
