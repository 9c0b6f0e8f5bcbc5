import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@tezga/server/platform/database/migrate.ts';
import { clusterUrlKey } from '@tezga/server/testing/cluster-url.ts';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from './embedded-database/index.ts';
import { buildStaleApps } from './launch/build.ts';

/**
 * One cluster a run; its template is migrated once, so that a worker's own database is a copy away. The stand-in starts
 * from its bundle, so whoever changes it in a watched run begins the run again.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildStaleApps(new AbortController().signal, ['tax-authority']);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'tezga-test-'));
  const database = await startEmbeddedDatabase({ dataDirectory, durability: 'throwaway' });
  const cluster = postgres(database.url, { max: 1 });
  await cluster.unsafe('create database tezga_template');
  await cluster.end();
  const template = new URL(database.url);
  template.pathname = '/tezga_template';
  await migrate(template.href, fileURLToPath(new URL('../../apps/server/src', import.meta.url)));
  project.provide(clusterUrlKey, database.url);
  return async () => {
    await database.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
