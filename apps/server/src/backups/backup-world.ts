import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';

export const testPassphrase = 'një frazë e gjatë prove';

export const newDatabaseName = () => `backup_${crypto.randomUUID().replaceAll('-', '')}`;

/** Creates an empty database, owned by the given user if there is one. */
export async function emptyDatabase(owner?: string): Promise<string> {
  const cluster = postgres(inject('clusterUrl'), { max: 1, onnotice: () => undefined });
  const name = newDatabaseName();
  await cluster.unsafe(`create database ${name}${owner === undefined ? '' : ` owner ${owner}`}`);
  await cluster.end();
  const url = new URL(inject('clusterUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'tezga-backup-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
