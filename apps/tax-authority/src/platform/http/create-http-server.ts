import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

export type HttpServer = FastifyInstance;

/** The HTTP server without anything on it: capabilities put their routes there themselves. */
export function createHttpServer({ log }: Pick<Context, 'log'>): HttpServer {
  const loggerInstance: FastifyBaseLogger = log;
  const http: FastifyInstance = Fastify({
    loggerInstance,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Connections that wait for a slow answer are cut when it stops.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  http.get('/health', () => ({ status: 'ok' }));
  return http;
}
