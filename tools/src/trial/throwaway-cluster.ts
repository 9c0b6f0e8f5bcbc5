import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../embedded-database/index.ts';

export interface ThrowawayCluster {
  readonly url: string;
  stop(): Promise<void>;
}

/** A database server that nobody misses afterwards. */
export async function startThrowawayCluster(): Promise<ThrowawayCluster> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'tezga-trial-'));
  const database = await startEmbeddedDatabase({ dataDirectory, durability: 'throwaway' });
  return {
    url: database.url,
    async stop() {
      await database.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
