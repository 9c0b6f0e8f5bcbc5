import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, lchown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { launchOn, type PostgresRunner } from './postgres-runner.ts';

export type ClusterOptions = { isDurable: boolean; passwordFile: string | undefined };

/**
 * Creates the cluster's files if there are none; a kill at any moment leaves either no cluster or a complete
 * one.
 */
export async function createCluster(
  cluster: string,
  runner: PostgresRunner,
  options: ClusterOptions,
): Promise<void> {
  const draft = `${cluster}.${randomUUID()}`;
  await mkdir(draft, { mode: 0o700 });
  if (runner.owner) await chown(draft, runner.owner.uid, runner.owner.gid);
  await runInitdb(draft, runner, options);
  await rename(draft, cluster);
  if (options.isDurable) await syncFolder(dirname(cluster));
}

export async function removeHalfMadeClusters(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (path.startsWith(`${cluster}.`)) await rm(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Changes the owner of the files, because another account may have started the same data before. */
export async function changeClusterOwner(owner: PostgresRunner['owner'], cluster: string): Promise<void> {
  if (!owner || !existsSync(cluster) || (await stat(cluster)).uid === owner.uid) return;
  for (const name of await readdir(cluster, { recursive: true })) {
    await lchown(join(cluster, name), owner.uid, owner.gid);
  }
  await chown(cluster, owner.uid, owner.gid); // last, so that the next start repeats an interrupted change
}

async function runInitdb(draft: string, runner: PostgresRunner, options: ClusterOptions): Promise<void> {
  const {
    file,
    args,
    options: spawnOptions,
  } = launchOn(runner, 'initdb', draft, (clusterName) => [
    `--pgdata=${clusterName}`,
    '--username=tezga',
    '--encoding=UTF8',
    // PostgreSQL's built-in collation: the same order on every machine, independent of the installed locales.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    '--auth-local=trust',
    ...(options.passwordFile
      ? ['--auth-host=scram-sha-256', `--pwfile=${options.passwordFile}`]
      : ['--auth-host=reject']),
    ...(options.isDurable ? [] : ['--no-sync']),
  ]);
  const child = spawn(file, args, { ...spawnOptions, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (exitCode !== 0) {
    throw new ConsoleError(consolePhrases.database.initFailed(Buffer.concat(output).toString('utf8').trim()));
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
