import postgres from 'postgres';
import { inject } from 'vitest';
import { beforeEachFile } from './between-files.ts';
import { clusterUrlKey } from './cluster-url.ts';

let ofThisWorker: Promise<string> | null = null;

/** The database of this worker, cloned from the template at the first use and cached. */
export function workerDatabase(): Promise<string> {
  return (ofThisWorker ??= newWorkerDatabase());
}

async function newWorkerDatabase(): Promise<string> {
  const url = await cloneTemplate(`worker_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`);
  await addFounder(url);
  beforeEachFile(() => deleteJobs(url));
  return url;
}

/** Adds the first super admin, because a server refuses all calls to an empty installation. */
async function addFounder(url: string): Promise<void> {
  const database = postgres(url, { max: 1 });
  await database`
    with founder as (
      insert into platform.users (id, kind, name, email, password_hash)
      values (repeat('f0', 12), 'SA', 'Themelues', 'themelues@prova.example', '$argon2id$none') returning id
    )
    insert into platform.admins (user_id, role_id)
    select founder.id, role.id from founder, platform.admin_roles role where role.code = 'root'`;
  await database.end();
}

/** Deletes the queued jobs of earlier test files, which would otherwise run during the tests of the next one. */
async function deleteJobs(url: string): Promise<void> {
  const database = postgres(url, { max: 1 });
  await database`delete from graphile_worker._private_jobs`;
  await database.end();
}

/** Creates a separate database from the template, for a test that cannot share one. */
export async function cloneTemplate(name: string, template = 'tezga_template'): Promise<string> {
  const clusterUrl = inject(clusterUrlKey);
  const cluster = postgres(clusterUrl, { max: 1, onnotice: () => undefined });
  await cluster.unsafe(`create database ${name} template ${template}`);
  await cluster.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
