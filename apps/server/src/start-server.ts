import type { AddressInfo } from 'node:net';
import { loadPhrases } from '@tezga/phrases';
import { sq } from '@tezga/phrases/sq';
import type { Logger } from 'pino';
import { jobBook, servedCalls } from './app.ts';
import { giveDemoCertificates, loadDemoData, startPastSales } from './demo/index.ts';
import { prepareFirstStart } from './first-start/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { watchDisk, type MeasureSpace } from './platform/disk-watch.ts';
import { createFirstStartGate } from './platform/first-start-gate.ts';
import { migrate } from './platform/database/migrate.ts';
import { expectServerRole, openPool, type Pool } from './platform/database/pool.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { sessionCache } from './platform/http/session-cache.ts';
import type { CheckReply } from './platform/http/register-calls.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { createMetrics } from './platform/metrics.ts';
import { expectRightKey } from './platform/secrets/key-check.ts';
import { openSelfCarePortal } from './platform/self-care/portal.ts';
import { createTokens } from './platform/session/tokens.ts';
import { createAnswerRecorder } from './platform/tax-authority/authority-answers.ts';
import { createClockRecorder } from './platform/tax-authority/authority-clock.ts';
import { openTaxAuthority } from './platform/tax-authority/tax-authority.ts';

export interface ServerParts {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  /** The folder with the migrations of all capabilities. */
  readonly sourceFolder: string;
  readonly checkReply?: CheckReply;
  readonly measureSpace?: MeasureSpace | undefined;
}

export interface RunningServer {
  readonly port: number;
  /** The one-time code for creating the first super admin; null if a super admin exists. */
  readonly firstStartCode: string | null;
  stop(): Promise<void>;
}

const drainTimeoutMs = 10_000;

interface Preparing {
  readonly pool: Pool;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
}

const isServing = ({ TEZGA_WORKER }: Config) => TEZGA_WORKER !== 'only';

/**
 * The server loads the demonstration and its certificates; a separate worker process (TEZGA_WORKER=only) only starts
 * the jobs that add past sales.
 */
async function prepareDemo(preparing: Preparing): Promise<void> {
  const { pool, config, clock } = preparing;
  if (isServing(config)) await loadDemoData(pool, clock);
  if (!config.TEZGA_DEMO_CERTIFICATES) return;
  if (isServing(config)) await giveDemoCertificates(preparing);
  await startPastSales(preparing);
}

/**
 * Migrates and opens the database; loads the demonstration, or prepares the code for the first super admin.
 */
async function prepareData({ config, log, clock, sourceFolder }: ServerParts) {
  const applied = await migrate(config.DATABASE_URL, sourceFolder);
  if (applied.length > 0) log.info({ applied }, 'migrations applied');
  const pool = openPool(config.DATABASE_POOLER_URL ?? config.DATABASE_URL, config.DATABASE_POOL);
  await expectServerRole(pool.query);
  await expectRightKey(pool, config);
  if (config.TEZGA_DEMO) await prepareDemo({ pool, config, clock, log });
  const firstStartCode = isServing(config) ? await prepareFirstStart(pool, clock) : null;
  return { pool, firstStartCode };
}

/** Applies the migrations, then serves; `stop` waits for running calls and jobs (graceful shutdown). */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, log, clock } = parts;
  const { pool, firstStartCode } = await prepareData(parts);
  const recordClock = createClockRecorder({ pool, log });
  const recordAnswer = createAnswerRecorder({ pool, log });
  const taxAuthority = openTaxAuthority({ config, clock, log, recordClock, recordAnswer });
  const selfCarePortal = openSelfCarePortal({ config, clock, log });
  const worker =
    config.TEZGA_WORKER === 'none'
      ? null
      : await startWorker(config.DATABASE_URL, jobBook, {
          pool,
          clock,
          log,
          config,
          taxAuthority,
          selfCarePortal,
        });
  const { fastify, traffic } = await createHttpServer({
    ...parts,
    pool,
    tokens: createTokens(config.TOKEN_SECRET),
    sessions: sessionCache(),
    firstStart: createFirstStartGate(pool),
    taxAuthority,
    selfCarePortal,
    diskWatch: watchDisk(config, clock, parts.measureSpace),
    phrasesIn: { sq, en: await loadPhrases('en'), it: await loadPhrases('it') },
    metrics: createMetrics(),
    // A separate worker process serves /health and /ready, and no calls.
    calls: isServing(config) ? servedCalls() : [],
  });
  await fastify.listen({ port: config.PORT, host: config.HOST });
  const { port } = fastify.server.address() as AddressInfo;
  log.info({ port }, 'listening');

  return {
    port,
    firstStartCode,
    async stop() {
      await traffic.drain(drainTimeoutMs);
      await worker?.stop();
      await fastify.close();
      taxAuthority.close();
      await pool.end();
    },
  };
}
