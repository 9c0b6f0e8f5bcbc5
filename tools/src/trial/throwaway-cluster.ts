import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../embedded-database/index.ts';

export type Durability = NonNullable<Parameters<typeof startEmbeddedDatabase>[0]['durability']>;

export interface ThrowawayCluster {
  readonly url: string;
  /** Kills PostgreSQL and starts it again with the same data and address. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A database server that is deleted at the end; with durability 'safe' a crash must lose no committed data.
 */
export async function startThrowawayCluster(durability: Durability = 'throwaway'): Promise<ThrowawayCluster> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'tezga-trial-'));
  const database = await startEmbeddedDatabase({ dataDirectory, durability });
  let { ended } = database;
  return {
    url: database.url,
    async crash() {
      process.kill(await postmasterPid(dataDirectory), 'SIGKILL');
      await ended;
      ({ ended } = await database.restart());
    },
    async stop() {
      await database.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL writes the id of its main process into the first line of this file. */
async function postmasterPid(dataDirectory: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDirectory, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}
