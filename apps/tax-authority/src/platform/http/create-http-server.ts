import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

export type HttpServer = FastifyInstance;

/** An HTTP server without routes; the capabilities add theirs. */
export function createHttpServer({ log, clock }: Pick<Context, 'log' | 'clock'>): HttpServer {
  const loggerInstance: FastifyBaseLogger = log;
  const http: FastifyInstance = Fastify({
    loggerInstance,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Stopping closes connections that still wait for a slow reply.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  // A switch can skew the clock, so the Date header must come from it.
  http.addHook('onRequest', async (_request, reply) => {
    reply.header('date', clock.now().toUTCString());
  });
  http.get('/health', () => ({ status: 'ok' }));
  return http;
}
