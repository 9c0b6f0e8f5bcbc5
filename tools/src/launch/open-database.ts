import { existsSync } from 'node:fs';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { runningDatabase, startEmbeddedDatabase, type EmbeddedDatabase } from '../embedded-database/index.ts';
import { databaseFolder, type LaunchSettings } from './launch-settings.ts';

/** The server that DATABASE_URL names, which is not ours to stop, or else the embedded one. */
export async function openDatabase(settings: LaunchSettings): Promise<EmbeddedDatabase> {
  if (settings.databaseUrl === undefined) {
    return startEmbeddedDatabase({
      dataDirectory: databaseFolder(settings),
      log: (line) => console.error(line),
    });
  }
  return ofSomeoneElse(settings.databaseUrl);
}

/** The same, but only where there is data already, and of a product that runs on it the one it has opened. */
export async function openKeptDatabase(settings: LaunchSettings): Promise<EmbeddedDatabase> {
  if (settings.databaseUrl !== undefined) return ofSomeoneElse(settings.databaseUrl);
  const folder = databaseFolder(settings);
  if (!existsSync(folder)) throw new ConsoleError(consolePhrases.database.nothingKept(folder));
  const running = await runningDatabase(folder);
  return running === undefined ? openDatabase(settings) : ofSomeoneElse(running);
}

const ofSomeoneElse = (url: string): EmbeddedDatabase => ({
  url,
  ended: new Promise<never>(() => undefined),
  restart: () => Promise.reject(new Error('a database of someone else is not ours to restart')),
  stop: () => Promise.resolve(),
});
