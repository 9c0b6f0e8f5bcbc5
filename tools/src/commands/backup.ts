import { join, resolve } from 'node:path';
import { performBackup } from '@tezga/server/backups';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { secretsToBackUp } from '../launch/backup-secrets.ts';
import { inWords, megabytes, secondsSince } from '../launch/backup-words.ts';
import { launchSettings } from '../launch/launch-settings.ts';
import { openKeptDatabase } from '../launch/open-database.ts';
import { runUntilStopped } from '../launch/run-until-stopped.ts';

const words = consolePhrases.backup;

/** Takes a backup into a folder, also while the product runs. */
export function backup(
  environment: NodeJS.ProcessEnv = process.env,
  [folder]: readonly string[] = process.argv.slice(3),
): Promise<number> {
  if (folder === undefined) throw new ConsoleError(words.usage);
  return runUntilStopped(async (session) => {
    const settings = launchSettings(environment);
    const secrets = await secretsToBackUp(settings);
    const database = await session.started(openKeptDatabase(settings), (opened) => opened.stop());
    console.error(words.taking);
    const began = performance.now();
    const order = {
      databaseUrl: database.url,
      folder: resolve(folder),
      passphrase: environment['TEZGA_BACKUP_PASSPHRASE'],
      secrets,
    };
    const { fileName, bytes, rows } = await inWords(() => performBackup(order, 'command'));
    const file = join(order.folder, fileName);
    process.stdout.write(`${words.taken(file, megabytes(bytes), rows, secondsSince(began))}\n`);
    return 0;
  }, 1);
}
