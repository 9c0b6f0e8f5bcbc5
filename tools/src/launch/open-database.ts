import { startEmbeddedDatabase, type EmbeddedDatabase } from '../embedded-database/index.ts';
import { databaseFolder, type LaunchSettings } from './launch-settings.ts';

/** The server that DATABASE_URL names, which is not ours to stop, or else the embedded one. */
export async function openDatabase(settings: LaunchSettings): Promise<EmbeddedDatabase> {
  if (settings.databaseUrl === undefined) {
    return startEmbeddedDatabase({
      dataDirectory: databaseFolder(settings),
      log: (line) => console.error(line),
    });
  }
  return {
    url: settings.databaseUrl,
    ended: new Promise<never>(() => undefined),
    stop: () => Promise.resolve(),
  };
}
