import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

export type HttpServer = FastifyInstance;

/** The HTTP server without anything on it: capabilities put their routes there themselves. */
export function createHttpServer({ log, clock }: Pick<Context, 'log' | 'clock'>): HttpServer {
  const loggerInstance: FastifyBaseLogger = log;
  const http: FastifyInstance = Fastify({
    loggerInstance,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Connections that wait for a slow answer are cut when it stops.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  // The clock can be skewed by a switch, and then every reply says so.
  http.addHook('onRequest', async (_request, reply) => {
    reply.header('date', clock.now().toUTCString());
  });
  http.get('/health', () => ({ status: 'ok' }));
  return http;
}
