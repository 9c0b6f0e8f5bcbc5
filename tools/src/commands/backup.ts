import { join, resolve } from 'node:path';
import { performBackup } from '@tezga/server/backups';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { secretsToBackUp } from '../launch/backup-secrets.ts';
import { withConsoleErrors, megabytes, secondsSince } from '../launch/backup-messages.ts';
import { launchSettings } from '../launch/launch-settings.ts';
import { openExistingDatabase } from '../launch/open-database.ts';
import { runUntilStopped } from '../launch/run-until-stopped.ts';

const phrases = consolePhrases.backup;

/** Creates a backup in a folder, also while the product runs. */
export function backup(
  environment: NodeJS.ProcessEnv = process.env,
  [folder]: readonly string[] = process.argv.slice(3),
): Promise<number> {
  if (folder === undefined) throw new ConsoleError(phrases.usage);
  return runUntilStopped(async (session) => {
    const settings = launchSettings(environment);
    const secrets = await secretsToBackUp(settings);
    const database = await session.started(openExistingDatabase(settings), (opened) => opened.stop());
    console.error(phrases.taking);
    const began = performance.now();
    const order = {
      databaseUrl: database.url,
      folder: resolve(folder),
      passphrase: environment['TEZGA_BACKUP_PASSPHRASE'],
      secrets,
    };
    const { fileName, bytes, rows } = await withConsoleErrors(() => performBackup(order, 'command'));
    const file = join(order.folder, fileName);
    process.stdout.write(`${phrases.taken(file, megabytes(bytes), rows, secondsSince(began))}\n`);
    return 0;
  }, 1);
}
