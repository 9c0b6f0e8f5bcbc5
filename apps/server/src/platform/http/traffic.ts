import { protocolStatus } from '@tezga/contract';
import type { FastifyInstance } from 'fastify';
import type { Language, Phrases } from '@tezga/phrases';

export interface Traffic {
  readonly isDraining: boolean;
  /** No new work from now on; resolves when the work under way is done, or when patience ends. */
  drain(patienceMs: number): Promise<void>;
}

/** Counts the requests under way, and sends late comers and a crowd away with 'try again in a second'. */
export function watchTraffic(
  server: FastifyInstance,
  atOnceMax: number,
  phrasesIn: Record<Language, Phrases>,
): Traffic {
  let underWay = 0;
  let isDraining = false;
  let whenQuiet: (() => void) | null = null;

  server.addHook('onRequest', (request, reply, done) => {
    underWay += 1;
    const isAsked = request.url.startsWith('/api/');
    if (!isAsked || (!isDraining && underWay <= atOnceMax)) return done();
    void reply.code(protocolStatus.tryAgainSoon).header('connection', 'close').send({
      message: phrasesIn[request.incoming.language].http.tryAgain,
      code: 'failed',
      requestId: request.incoming.requestId,
    });
  });
  server.addHook('onResponse', (_request, _reply, done) => {
    underWay -= 1;
    if (underWay === 0) whenQuiet?.();
    done();
  });

  return {
    get isDraining() {
      return isDraining;
    },
    async drain(patienceMs) {
      isDraining = true;
      if (underWay === 0) return;
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([
        new Promise<void>((resolve) => (whenQuiet = resolve)),
        new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs))),
      ]);
      clearTimeout(timer);
    },
  };
}
