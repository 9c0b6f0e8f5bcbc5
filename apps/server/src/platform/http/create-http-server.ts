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

/** The HTTP server with everything around the calls: limits, headers, logs, health, documents, screens. */
export async function createHttpServer(parts: HttpParts): Promise<HttpServer> {
  const { phrasesIn } = parts;
  const loggerInstance: FastifyBaseLogger = parts.log;
  const fastify: FastifyInstance = Fastify({
    loggerInstance,
    // Every line names its request itself, so a logger for each request would be made for nothing.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only as many names are believed as there are proxies; further ones the client may have invented.
    trustProxy: (_address, hop) => hop < parts.config.TRUST_PROXY,
    requestTimeout: parts.config.REQUEST_SECONDS * 1000,
    http: { headersTimeout: parts.config.HEADERS_SECONDS * 1000, connectionsCheckingInterval: 1000 },
    // The server is closed after it was drained, so what is left are idle connections and unfinished uploads.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadable(phrasesIn),
    // Keeps __proto__ and constructor out of inputs without refusing the whole body.
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

/** One line a call: who, what, how it ended and how long it took. Bodies, passwords and tokens never come near it. */
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

/** Whatever is thrown ends as a reply in the caller's language; what nobody planned for is logged with its stack. */
function answerErrors(
  fastify: FastifyInstance,
  { metrics, diskWatch }: HttpParts,
  phrasesIn: Record<Language, Phrases>,
): void {
  fastify.setErrorHandler((error, request, reply) => {
    const named = request.routeOptions.config.named;
    const no = toErrorReply(
      hasHungUp(request) ? new Refusal('invalid-input') : error,
      phrasesIn[request.incoming.language],
      request.incoming.requestId,
      named?.route ?? null,
    );
    if (no.isBug) {
      metrics.bugs.inc({ call: named?.name ?? 'none' });
      request.log.error({ err: error, requestId: request.incoming.requestId, call: named?.name }, 'failed');
    }
    if (isDiskFull(error)) {
      diskWatch.noteFull();
      request.log.error({ requestId: request.incoming.requestId, call: named?.name }, 'the disk is full');
    }
    return reply.code(no.status).headers(no.headers).send(no.body);
  });
}

/** The client closed the connection before its whole body had arrived, so its reply reaches nobody. */
const hasHungUp = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** An address that cannot be read never reaches a hook, so it gets its id and its sentence here. */
function answerUnreadable(phrasesIn: Record<Language, Phrases>) {
  return (_error: Error, request: unknown, reply: unknown): void => {
    const incoming = incomingOf(request as FastifyRequest);
    const no = toErrorReply(new Refusal('not-found'), phrasesIn[incoming.language], incoming.requestId, null);
    void (reply as FastifyReply).header('requestid', incoming.requestId).code(no.status).send(no.body);
  };
}
