import { existsSync } from 'node:fs';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { runningDatabase, startEmbeddedDatabase, type EmbeddedDatabase } from '../embedded-database/index.ts';
import { databaseFolder, type LaunchSettings } from './launch-settings.ts';

/**
 * Connects to the database of DATABASE_URL, which the launcher does not stop, or else starts the embedded
 * one.
 */
export async function openDatabase(settings: LaunchSettings): Promise<EmbeddedDatabase> {
  if (settings.databaseUrl === undefined) {
    return startEmbeddedDatabase({
      dataDirectory: databaseFolder(settings),
      log: (line) => console.error(line),
    });
  }
  return ofSomeoneElse(settings.databaseUrl);
}

/**
 * Like `openDatabase`, but only for existing data; if the product is running, its database server is used.
 */
export async function openExistingDatabase(settings: LaunchSettings): Promise<EmbeddedDatabase> {
  if (settings.databaseUrl !== undefined) return ofSomeoneElse(settings.databaseUrl);
  const folder = databaseFolder(settings);
  if (!existsSync(folder)) throw new ConsoleError(consolePhrases.database.noData(folder));
  const running = await runningDatabase(folder);
  return running === undefined ? openDatabase(settings) : ofSomeoneElse(running);
}

const ofSomeoneElse = (url: string): EmbeddedDatabase => ({
  url,
  ended: new Promise<never>(() => undefined),
  restart: () => Promise.reject(new Error('the launcher cannot restart the database of DATABASE_URL')),
  stop: () => Promise.resolve(),
});
