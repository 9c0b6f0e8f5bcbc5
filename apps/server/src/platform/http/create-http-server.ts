import type { NamedRoute } from '@tezga/contract';
import { Refusal } from '@tezga/domain';
import type { Language, Phrases } from '@tezga/phrases';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { isDiskFull } from '../disk-watch.ts';
import type { Metrics } from '../metrics.ts';
import type { Entered } from './enter.ts';
import { incomingOf, type Incoming } from './incoming.ts';
import type { Platform } from './call.ts';
import { registerCalls, type CheckReply, type ServedCall } from './register-calls.ts';
import { toErrorReply } from './error-reply.ts';
import { secure } from './security.ts';
import { serveDocs } from './serve-docs.ts';
import { serveScreens } from './serve-screens.ts';
import { serveWatch } from './serve-watch.ts';
import { watchTraffic, type Traffic } from './traffic.ts';

declare module 'fastify' {
  interface FastifyRequest {
    incoming: Incoming;
    entered: Entered | null;
  }
  interface FastifyContextConfig {
    named?: NamedRoute;
  }
}

export interface HttpParts extends Platform {
  readonly metrics: Metrics;
  readonly calls: readonly ServedCall[];
  readonly checkReply?: CheckReply;
}

export interface HttpServer {
  readonly fastify: FastifyInstance;
  readonly traffic: Traffic;
}

/** The HTTP server with all calls, limits, security headers, logs, health checks, API documentation and screens. */
export async function createHttpServer(parts: HttpParts): Promise<HttpServer> {
  const { phrasesIn } = parts;
  const loggerInstance: FastifyBaseLogger = parts.log;
  const fastify: FastifyInstance = Fastify({
    loggerInstance,
    // No child logger for each request, because every log line contains the request id itself.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Trusts only as many x-forwarded-for entries as there are proxies, because clients can forge earlier entries.
    trustProxy: (_address, hop) => hop < parts.config.TRUST_PROXY,
    requestTimeout: parts.config.REQUEST_SECONDS * 1000,
    http: { headersTimeout: parts.config.HEADERS_SECONDS * 1000, connectionsCheckingInterval: 1000 },
    // The server closes after `drain`, when all calls have ended, so it may cut the connections that are left: idle
    // ones and unfinished uploads.
    forceCloseConnections: true,
    // The paths of some calls in the specification end with a slash.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: answerUnreadable(phrasesIn),
    // Removes __proto__ and constructor from a body instead of refusing it.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  });
  fastify.decorateRequest('entered', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    request.incoming = incomingOf(request);
    void reply.header('requestid', request.incoming.requestId);
    done();
  });
  const traffic = watchTraffic(fastify, parts);
  logResponses(fastify, parts);
  answerErrors(fastify, parts, phrasesIn);
  await secure(fastify, parts.config);
  serveWatch(fastify, parts, traffic);
  if (parts.config.TEZGA_DEMO || parts.config.API_DOCS) await serveDocs(fastify);
  registerCalls(fastify, parts, parts.calls, parts.checkReply);
  await serveScreens(fastify, parts.config, phrasesIn);
  return { fastify, traffic };
}

/** Logs one line for each call: user, call, status and duration; never a body or a header. */
function logResponses(fastify: FastifyInstance, { metrics }: HttpParts): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    done();
    const named = request.routeOptions.config.named;
    if (named === undefined) return;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    metrics.observeCall(named.name, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info(
      {
        requestId: request.incoming.requestId,
        call: named.name,
        status: reply.statusCode,
        business: request.entered?.businessId ?? null,
        user: request.entered?.person.id ?? null,
        milliseconds,
      },
      'call',
    );
  });
}

/** Turns any error into a reply in the caller's language; an unexpected error is logged with its stack. */
function answerErrors(
  fastify: FastifyInstance,
  { metrics, diskWatch }: HttpParts,
  phrasesIn: Record<Language, Phrases>,
): void {
  fastify.setErrorHandler((error, request, reply) => {
    const named = request.routeOptions.config.named;
    const errorReply = toErrorReply(
      hasHungUp(request) ? new Refusal('invalid-input') : error,
      phrasesIn[request.incoming.language],
      request.incoming.requestId,
      named?.route ?? null,
    );
    if (errorReply.isBug) {
      metrics.bugs.inc({ call: named?.name ?? 'none' });
      request.log.error({ err: error, requestId: request.incoming.requestId, call: named?.name }, 'failed');
    }
    if (isDiskFull(error)) {
      diskWatch.recordFull();
      request.log.error({ requestId: request.incoming.requestId, call: named?.name }, 'the disk is full');
    }
    return reply.code(errorReply.status).headers(errorReply.headers).send(errorReply.body);
  });
}

/**
 * Whether the client closed the connection before its whole body arrived. This is not a bug, and no reply is
 * possible.
 */
const hasHungUp = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** Fastify runs no hook for a malformed URL, so its request id and its error message are set here. */
function answerUnreadable(phrasesIn: Record<Language, Phrases>) {
  return (_error: Error, request: unknown, reply: unknown): void => {
    const incoming = incomingOf(request as FastifyRequest);
    const { status, body } = toErrorReply(
      new Refusal('not-found'),
      phrasesIn[incoming.language],
      incoming.requestId,
      null,
    );
    void (reply as FastifyReply).header('requestid', incoming.requestId).code(status).send(body);
  };
}
