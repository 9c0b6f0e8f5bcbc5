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
 * One database cluster for each run. Its template database is migrated once, and each worker copies it. The
 * stand-in of the tax authority starts from its bundle, so a change of its source takes effect only in a new
 * run, even in watch mode.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildStaleApps(new AbortController().signal, ['tax-authority', 'payment-provider']);
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
