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

/** True where a proxy passed the request on. A client may send these headers itself, so they only ever close something. */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;

/** Behind a proxy that is not declared, all clients share one address and so all limits for each address. */
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

/** /health: the process lives. /ready: it can do work. /metrics: numbers, for this machine or with the token. */
export function serveWatch(
  server: FastifyInstance,
  { pool, config, metrics, diskWatch, log }: Watched,
  traffic: Traffic,
): void {
  warnOfProxy(server, config, log);
  server.get('/health', async () => ({ status: 'alive' }));

  server.get('/ready', async (_request, reply) => {
    const answers = await pool.ask('select 1').then(
      () => true,
      () => false,
    );
    const { state } = await diskWatch.look();
    if (state === 'full' || traffic.isDraining || traffic.isStuck || !answers)
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
  // Behind a proxy everyone seems to come from this machine.
  if (TRUST_PROXY > 0 || isForwarded(request)) return false;
  return /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}
