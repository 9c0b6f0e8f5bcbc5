import { lstatSync, readlinkSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { PostgresRunner } from './postgres-runner.ts';

const socketPathBytesMax = 103; // the smallest limit of the systems we run on, macOS's
const temporaryPrefix = 'tezga-socket-';

// postgres.js takes a socket folder from an address only when the host holds a comma; this name leads to the folder itself.
const folderAlias = ',';

/** A fresh folder that only the server's account and root can enter. */
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

/** PostgreSQL would take a stranger who got the process id of a killed server for the holder of its socket. */
export async function clearSocketFolder(folder: string): Promise<void> {
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(join(folder, name), { force: true });
}

export async function removeSocketFolder(dataDirectory: string): Promise<void> {
  const folder = socketFolderOf(dataDirectory);
  if (folder !== undefined && basename(folder).startsWith(temporaryPrefix))
    await rm(folder, { recursive: true, force: true });
  await rm(join(dataDirectory, 'socket'), { recursive: true, force: true });
}

/** The folder of the server that runs on this data, or of one that was killed; undefined where there is none. */
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

/** The link beside the data tells the next start what to remove, should this process be killed. */
async function createTemporaryFolder(ownFolder: string): Promise<string> {
  // Root's TMPDIR may be closed to the account that runs the server.
  const parents = process.getuid?.() === 0 ? ['/tmp'] : [tmpdir(), '/tmp'];
  const parent = parents.find((candidate) => fits(join(candidate, `${temporaryPrefix}XXXXXX`))) ?? '/tmp';
  const folder = await mkdtemp(join(parent, temporaryPrefix));
  await symlink(folder, ownFolder);
  return folder;
}
