import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freeLoopbackPort } from '../free-loopback-port.ts';
import type { PostgresRunner } from './postgres-runner.ts';
import { clearSocketFolder, createSocketFolder, removeSocketFolder, socketUrl } from './socket-folder.ts';

/** The address the server listens on, and how clients connect to it. */
export type Endpoint = {
  settings: Record<string, string>;
  passwordFile: string | undefined;
  url(database: string): string;
  /** Removes the files of a killed server that would prevent the next start. */
  clear(): Promise<void>;
  remove(): Promise<void>;
};

export function createEndpoint(dataDirectory: string, runner: PostgresRunner): Promise<Endpoint> {
  return process.platform === 'win32'
    ? loopbackEndpoint(dataDirectory)
    : socketEndpoint(dataDirectory, runner);
}

/** Uses no password: the permissions of the socket folder control the access. */
async function socketEndpoint(dataDirectory: string, runner: PostgresRunner): Promise<Endpoint> {
  const folder = await createSocketFolder(dataDirectory, runner);
  return {
    settings: {
      listen_addresses: '',
      port: '5432',
      unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
    passwordFile: undefined,
    url: (database) => socketUrl(folder, database),
    clear: () => clearSocketFolder(folder),
    remove: () => removeSocketFolder(dataDirectory),
  };
}

/** For Windows, where Node cannot open PostgreSQL's socket files; untested there so far. */
async function loopbackEndpoint(dataDirectory: string): Promise<Endpoint> {
  const passwordFile = join(dataDirectory, 'password');
  if (!existsSync(passwordFile))
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  const password = (await readFile(passwordFile, 'utf8')).trim();
  const port = await freeLoopbackPort();
  return {
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    passwordFile,
    url: (database) => `postgres://tezga:${password}@127.0.0.1:${port}/${database}`,
    clear: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
}
