import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { errorCode } from './error-code.ts';

/**
 * Copies the PostgreSQL programs into a system folder, for an account that cannot read the installed ones.
 */
export async function copyOfPostgres(postgresFolder: string): Promise<string> {
  const home = await systemFolder();
  if (home === undefined) throw new ConsoleError(consolePhrases.database.noWayAsRoot(postgresFolder));
  const copy = join(home, `postgresql-${await versionOf(postgresFolder)}`);
  if (existsSync(copy)) return copy;

  const draft = `${copy}.${randomUUID()}`;
  await cp(postgresFolder, draft, { recursive: true, verbatimSymlinks: true, filter: isNeededToRun });
  await openToAll(draft);
  await moveUnlessThere(draft, copy);
  return copy;
}

function isNeededToRun(file: string): boolean {
  return !file.endsWith('.a') && basename(file) !== 'pkgconfig';
}

/** A folder that only root can write, because root starts the program in it. */
async function systemFolder(): Promise<string | undefined> {
  for (const folder of ['/var/lib/tezga', join(tmpdir(), 'tezga-programs')]) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 });
      const { uid, mode } = await lstat(folder);
      if (uid === 0 && (mode & 0o170022) === 0o040000) {
        await chmod(folder, 0o755);
        return folder;
      }
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
    }
  }
  return undefined;
}

async function versionOf(postgresFolder: string): Promise<string> {
  const manifest = await readFile(join(dirname(postgresFolder), 'package.json'), 'utf8');
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  return `${version}-${basename(name)}`;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, ((await lstat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

async function moveUnlessThere(draft: string, copy: string): Promise<void> {
  try {
    await rename(draft, copy);
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    await rm(draft, { recursive: true }); // another process was faster
  }
}
