import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import type { DiskWatch } from '../disk-watch.ts';
import type { Metrics } from '../metrics.ts';
import type { Traffic } from './traffic.ts';

interface Watched {
  readonly pool: Pool;
  readonly config: Config;
  readonly metrics: Metrics;
  readonly diskWatch: DiskWatch;
  readonly log: Logger;
}

/**
 * Whether a proxy forwarded the request. Clients can forge these headers, so they may be used only to deny access,
 * not to grant it.
 */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;

/**
 * Logs a warning once if requests come through a proxy and TRUST_PROXY is not set: then all clients have the address
 * of the proxy and share its rate limits.
 */
function warnOfProxy(server: FastifyInstance, { TRUST_PROXY }: Config, log: Logger): void {
  if (TRUST_PROXY > 0) return;
  let isWarned = false;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && isForwarded(request)) {
      isWarned = true;
      log.warn(
        'a request came through a proxy, but TRUST_PROXY is not set: all clients share one address and its limits',
      );
    }
    done();
  });
}

/**
 * /health says that the process runs, /ready that it can serve calls. /metrics is for requests from this
 * machine or with the token.
 */
export function serveWatch(
  server: FastifyInstance,
  { pool, config, metrics, diskWatch, log }: Watched,
  traffic: Traffic,
): void {
  warnOfProxy(server, config, log);
  server.get('/health', async () => ({ status: 'alive' }));

  server.get('/ready', async (_request, reply) => {
    const isDatabaseUp = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    const { state } = await diskWatch.check();
    if (state === 'full' || traffic.isDraining || traffic.isStuck || !isDatabaseUp)
      return reply.code(503).send({ status: 'not ready' });
    return { status: 'ready' };
  });

  server.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(request, config)) return reply.callNotFound();
    return reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function maySeeMetrics(request: FastifyRequest, { METRICS_TOKEN, TRUST_PROXY }: Config): boolean {
  if (METRICS_TOKEN !== undefined && request.incoming.token !== null) {
    const given = Buffer.from(request.incoming.token);
    const wanted = Buffer.from(METRICS_TOKEN);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  // The check of the address works only without a proxy: behind a proxy on this machine, every request has a local
  // address.
  if (TRUST_PROXY > 0 || isForwarded(request)) return false;
  return /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}
