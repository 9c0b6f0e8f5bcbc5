import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStaleApps, serverBundle } from '@tezga/tools/build';
import { startEmbeddedDatabase } from '@tezga/tools/embedded-database';

export interface Product {
  readonly address: string;
  readonly databaseUrl: string;
  /** Stops the server as an update would, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The whole product as a person meets it: built screens, the server as a process, a real database, the demonstration. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  await buildStaleApps(new AbortController().signal);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'tezga-e2e-'));
  const database = await startEmbeddedDatabase({ dataDirectory, durability: 'throwaway' });
  const port = await freePort();
  const start = () =>
    startServer({
      ...environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      TOKEN_SECRET: 'a secret that only the browser tests know',
      TEZGA_DEMO: '1',
      LOG_LEVEL: 'warn',
    });
  let server = await start();
  return {
    address: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    async restart() {
      await stopServer(server);
      server = await start();
    },
    async stop() {
      await stopServer(server);
      await database.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function startServer(environment: Record<string, string>): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--enable-source-maps', serverBundle], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('the server ended before it was ready');
  });
  await Promise.race([untilReady(`http://127.0.0.1:${environment['PORT']}/ready`), ended]);
  ended.catch(() => undefined);
  return server;
}

async function untilReady(address: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
