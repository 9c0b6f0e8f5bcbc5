import { resolve } from 'node:path';
import postgres from 'postgres';
import { errorCode } from './error-code.ts';
import { socketFolderOf, socketUrl } from './socket-folder.ts';

/**
 * The address of a server that another process runs on this data; undefined if none runs, and always on
 * Windows, where the server has no socket.
 */
export async function runningDatabase(dataDirectory: string): Promise<string | undefined> {
  const folder = socketFolderOf(resolve(dataDirectory));
  if (folder === undefined) return undefined;
  const url = socketUrl(folder, 'tezga');
  const connection = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    await connection`select 1`;
    return url;
  } catch (error) {
    // These errors mean that no server runs: a killed server leaves its socket folder behind.
    if (!['ECONNREFUSED', 'ENOENT'].includes(errorCode(error) ?? '')) throw error;
    return undefined;
  } finally {
    await connection.end();
  }
}
