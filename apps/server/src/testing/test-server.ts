import { deepStrictEqual } from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { encoded } from '@tezga/contract';
import { CallError, createWireClient, type WireClient } from '@tezga/contract/client';
import type { DestinationStream } from 'pino';
import type { Clock } from '../platform/clock.ts';
import { readConfig, type Config } from '../platform/config.ts';
import type { Sql } from '../platform/database/connection.ts';
import { openAsOwner, openPool, type Pool } from '../platform/database/pool.ts';
import type { CheckReply } from '../platform/http/register-calls.ts';
import type { JobContext } from '../platform/jobs/worker.ts';
import type { MeasureSpace } from '../platform/disk-watch.ts';
import { createLog } from '../platform/log.ts';
import { createTokens, type Tokens } from '../platform/session/tokens.ts';
import { openSelfCarePortal } from '../platform/self-care/portal.ts';
import { createAnswerRecorder } from '../platform/tax-authority/authority-answers.ts';
import { createClockRecorder } from '../platform/tax-authority/authority-clock.ts';
import { openTaxAuthority } from '../platform/tax-authority/tax-authority.ts';
import { startServer, type RunningServer } from '../start-server.ts';
import { beforeEachFile } from './between-files.ts';
import type { StandIn } from './stand-in.ts';
import { workerDatabase } from './worker-database.ts';

export interface TestServer {
  readonly address: string;
  readonly config: Config;
  /** A pool in the server's role, like that of the calls. */
  readonly pool: Pool;
  /** A connection as owner, without row-level security, to prepare and check data. */
  readonly asOwner: Sql;
  readonly clock: SetClock;
  readonly tokens: Tokens;
  readonly running: RunningServer;
  /** The context for running jobs of the server. */
  readonly jobContext: JobContext;
  /** A client that sends this token and stores a new one from a reply. */
  client(token?: string | null): WireClient & { token(): string | null };
  /** Ends the server; a shared server runs on for the next file. */
  stop(): Promise<void>;
}

/** A clock that shows the real time until a test moves it. */
export interface SetClock extends Clock {
  move(milliseconds: number): void;
  wasMoved(): boolean;
}

export interface TestServerOptions {
  /** The tax authority of this server. */
  readonly standIn?: StandIn;
  /**
   * True for a test that stops the server or needs a new one. Each option below starts a separate server as
   * well.
   */
  readonly isOwn?: boolean;
  readonly databaseUrl?: string;
  readonly environment?: Record<string, string>;
  readonly logTo?: DestinationStream;
  readonly measureSpace?: MeasureSpace;
}

const sourceFolder = fileURLToPath(new URL('..', import.meta.url));

/** Throws if a reply is not exactly what the contract declares: nothing missing, nothing extra. */
const checkReply: CheckReply = ({ name, route }, body) => {
  const declared = encoded(route.output, route.output.parse(body));
  deepStrictEqual(body, declared, `the reply of ${name} differs from its contract`);
};

interface Shared {
  readonly server: Promise<TestServer>;
  readonly standIn: StandIn | null;
  /** The faultCount of the stand-in when the server was started. */
  readonly faultCount: number;
}
/** The shared servers by the address of their stand-in; they end with the worker. */
const sharedServers = new Map<string, Shared>();

/**
 * Starts a whole server on a real port and a real database. Without options other than a shared `standIn` all test
 * files of the worker share one server, because a start is slow and each test adds its own business.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { standIn = null, ...others } = options;
  if (Object.keys(others).length > 0 || standIn?.isShared === false) return startOwn(options);
  const key = standIn?.address ?? '';
  const shared = sharedServers.get(key) ?? {
    server: startOwn(options),
    standIn,
    faultCount: standIn?.faultCount() ?? 0,
  };
  sharedServers.set(key, shared);
  return { ...(await shared.server), stop: () => Promise.resolve() };
}

/** The next file gets a new server if this one has a moved clock or may have an open circuit breaker. */
beforeEachFile(async () => {
  for (const [key, { server, standIn, faultCount }] of sharedServers) {
    const started = await server.catch(() => null);
    const isAsNew =
      started !== null && !started.clock.wasMoved() && (standIn?.faultCount() ?? 0) === faultCount;
    if (isAsNew) continue;
    sharedServers.delete(key);
    await started?.stop();
  }
});

async function startOwn(options: TestServerOptions): Promise<TestServer> {
  const clock = setClock();
  const databaseUrl = options.databaseUrl ?? (await workerDatabase());
  const config = configOf(databaseUrl, options);
  const log = createLog(config.LOG_LEVEL, options.logTo);
  const { measureSpace } = options;
  const running = await startServer({ config, log, clock, sourceFolder, checkReply, measureSpace });
  const pool = openPool(databaseUrl, 3);
  const asOwner = openAsOwner(databaseUrl);
  const recordClock = createClockRecorder({ pool, log });
  const recordAnswer = createAnswerRecorder({ pool, log });
  const taxAuthority = openTaxAuthority({ config, clock, log, recordClock, recordAnswer });
  const address = `http://127.0.0.1:${running.port}`;
  return {
    address,
    config,
    pool,
    asOwner,
    clock,
    tokens: createTokens(config.TOKEN_SECRET),
    running,
    jobContext: {
      pool,
      config,
      clock,
      log,
      taxAuthority,
      selfCarePortal: openSelfCarePortal({ config, clock, log }),
    },
    client: (token = null) => testClient(address, token),
    async stop() {
      await running.stop();
      taxAuthority.close();
      await pool.end();
      await asOwner.end();
    },
  };
}

function configOf(databaseUrl: string, options: TestServerOptions): Config {
  return readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: 'a secret that only the tests know',
    SECRETS_KEY: Buffer.alloc(32, 'tests').toString('base64'),
    TEZGA_WORKER: 'none',
    LOG_LEVEL: options.logTo === undefined ? 'silent' : 'debug',
    PUBLIC_CALLS_PER_MINUTE: '100000',
    SIGN_INS_PER_MINUTE: '100000',
    UNFINISHED_PER_ADDRESS: '100000',
    ...options.standIn?.environment,
    ...options.environment,
  });
}

function setClock(): SetClock {
  let ahead = 0;
  let wasMoved = false;
  return {
    now: () => new Date(Date.now() + ahead),
    move(milliseconds) {
      ahead += milliseconds;
      wasMoved = true;
    },
    wasMoved: () => wasMoved,
  };
}

function testClient(address: string, first: string | null): WireClient & { token(): string | null } {
  let token = first;
  const call = createWireClient({
    baseAddress: () => address,
    token: { get: () => token, set: (given) => (token = given) },
    device: () => ({ os: 'Linux', browser: 'Test', appversion: '1', language: 'sq' }),
    onSignedOut: () => undefined,
    sentences: (code) => code,
  });
  return Object.assign(call, { token: () => token });
}

/**
 * A client without retries: after a deadlock the server asks the client to retry, which this client treats as a failure.
 */
export const clientWithoutRetry = ({ address }: TestServer, token: string): WireClient =>
  createWireClient({
    baseAddress: () => address,
    token: { get: () => token, set: () => undefined },
    device: () => ({ os: 'Linux', browser: 'Test', appversion: '1', language: 'sq' }),
    onSignedOut: () => undefined,
    sentences: (code) => code,
    wait: () => Promise.reject(new Error('the server asked for a retry')),
  });

/** The refusal of a call; throws if the call succeeds or fails otherwise. */
export async function refusalOf(work: Promise<unknown>): Promise<CallError> {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof CallError) return outcome;
  throw outcome ?? new Error('the call was not refused');
}
