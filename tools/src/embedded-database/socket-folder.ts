import { lstatSync, readlinkSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { PostgresRunner } from './postgres-runner.ts';

const socketPathBytesMax = 103; // the limit of macOS, the smallest of our systems
const temporaryPrefix = 'tezga-socket-';

// postgres.js takes a socket folder from a URL only when the host contains a comma; this alias is a link to
// the folder itself.
const folderAlias = ',';

/** Creates a folder that only the server's account and root can enter. */
export async function createSocketFolder(dataDirectory: string, runner: PostgresRunner): Promise<string> {
  await removeSocketFolder(dataDirectory);
  const ownFolder = join(dataDirectory, 'socket');
  const folder =
    runner.seesDataByPath && fits(ownFolder) ? ownFolder : await createTemporaryFolder(ownFolder);
  if (folder === ownFolder) await mkdir(folder);
  await chmod(folder, 0o700);
  await symlink('.', join(folder, folderAlias));
  if (runner.owner) await chown(folder, runner.owner.uid, runner.owner.gid);
  return folder;
}

/**
 * Deletes the socket of a killed server, because PostgreSQL would take an unrelated process with the same id
 * for its owner.
 */
export async function clearSocketFolder(folder: string): Promise<void> {
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(join(folder, name), { force: true });
}

export async function removeSocketFolder(dataDirectory: string): Promise<void> {
  const folder = socketFolderOf(dataDirectory);
  if (folder !== undefined && basename(folder).startsWith(temporaryPrefix))
    await rm(folder, { recursive: true, force: true });
  await rm(join(dataDirectory, 'socket'), { recursive: true, force: true });
}

/**
 * The socket folder of the server that runs on this data, or of a killed one; undefined if there is none.
 */
export function socketFolderOf(dataDirectory: string): string | undefined {
  const ownFolder = join(dataDirectory, 'socket');
  const entry = lstatSync(ownFolder, { throwIfNoEntry: false });
  if (entry === undefined) return undefined;
  return entry.isSymbolicLink() ? readlinkSync(ownFolder) : ownFolder;
}

export function socketUrl(folder: string, database: string): string {
  return `postgres://tezga@${encodeURIComponent(join(folder, folderAlias))}/${database}`;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, folderAlias, '.s.PGSQL.5432')) <= socketPathBytesMax;
}

/**
 * Creates a temporary folder and a link to it in the data folder. If this process is killed, the next start
 * finds the folder by the link and removes it.
 */
async function createTemporaryFolder(ownFolder: string): Promise<string> {
  // Root's TMPDIR may be inaccessible to the account that runs the server.
  const parents = process.getuid?.() === 0 ? ['/tmp'] : [tmpdir(), '/tmp'];
  const parent = parents.find((candidate) => fits(join(candidate, `${temporaryPrefix}XXXXXX`))) ?? '/tmp';
  const folder = await mkdtemp(join(parent, temporaryPrefix));
  await symlink(folder, ownFolder);
  return folder;
}
