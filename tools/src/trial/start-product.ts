import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../embedded-database/index.ts';
import { freeLoopbackPort } from '../free-loopback-port.ts';
import { buildStaleApps, serverBundle } from '../launch/build.ts';
import { startChild, type Child } from './start-child.ts';

export interface Product {
  readonly address: string;
  readonly databaseUrl: string;
  /** Stops the server as an update would, and starts it again after what happens meanwhile. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** The whole product as a person meets it: built screens, the server as a process, a real database, the demonstration. */
export async function startProduct(): Promise<Product> {
  await buildStaleApps(new AbortController().signal);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'tezga-trial-'));
  const database = await startEmbeddedDatabase({ dataDirectory, durability: 'throwaway' });
  const port = await freeLoopbackPort();
  const start = () => startServer(port, database.url);
  let server = await start();
  return {
    address: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    async restart(meanwhile) {
      await server.stop();
      await meanwhile();
      server = await start();
    },
    async stop() {
      await server.stop();
      await database.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

function startServer(port: number, databaseUrl: string): Promise<Child> {
  return startChild(
    ['--enable-source-maps', serverBundle],
    {
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET: 'a secret for nothing but a trial',
      TEZGA_DEMO: '1',
      LOG_LEVEL: 'warn',
    },
    port,
  );
}
