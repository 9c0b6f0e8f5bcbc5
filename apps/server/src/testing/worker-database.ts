import postgres from 'postgres';
import { inject } from 'vitest';
import { beforeEachFile } from './between-files.ts';
import { clusterUrlKey } from './cluster-url.ts';

let ofThisWorker: Promise<string> | null = null;

/** The database of this worker, cloned from the template at its first use. */
export function workerDatabase(): Promise<string> {
  return (ofThisWorker ??= newWorkerDatabase());
}

async function newWorkerDatabase(): Promise<string> {
  const url = await cloneTemplate(`worker_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`);
  beforeEachFile(() => forgetJobs(url));
  return url;
}

/** Whatever the files before this one left to be done would be done in the midst of its tests, with what they arranged. */
async function forgetJobs(url: string): Promise<void> {
  const database = postgres(url, { max: 1 });
  await database`delete from graphile_worker._private_jobs`;
  await database.end();
}

/** A database of its own, for a test that must be alone. */
export async function cloneTemplate(name: string, template = 'tezga_template'): Promise<string> {
  const clusterUrl = inject(clusterUrlKey);
  const cluster = postgres(clusterUrl, { max: 1, onnotice: () => undefined });
  await cluster.unsafe(`create database ${name} template ${template}`);
  await cluster.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
