import { resolve } from 'node:path';
import { diskLowMbDefault } from '@tezga/server/platform/config.ts';
import { performRehearsal } from '@tezga/server/backups';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { withConsoleErrors, secondsSince } from '../launch/backup-messages.ts';
import { launchSettings } from '../launch/launch-settings.ts';
import { openExistingDatabase } from '../launch/open-database.ts';
import { runUntilStopped } from '../launch/run-until-stopped.ts';

const phrases = consolePhrases.backup;

/**
 * Restores the newest backup of a folder into a scratch database, compares the two and drops the scratch
 * database; also while the product runs.
 */
export function rehearse(
  environment: NodeJS.ProcessEnv = process.env,
  [folder = environment['TEZGA_BACKUP_FOLDER']]: readonly string[] = process.argv.slice(3),
): Promise<number> {
  if (!folder) throw new ConsoleError(phrases.rehearseUsage);
  return runUntilStopped(async (session) => {
    const settings = launchSettings(environment);
    const diskLowMb = diskLowIn(environment);
    const database = await session.started(openExistingDatabase(settings), (opened) => opened.stop());
    console.error(phrases.rehearsing);
    const began = performance.now();
    const rehearsal = {
      databaseUrl: database.url,
      folder: resolve(folder),
      passphrase: environment['TEZGA_BACKUP_PASSPHRASE'],
      dataFolder: settings.databaseUrl === undefined ? settings.dataFolder : undefined,
      diskLowMb,
    };
    const { fileName, rows } = await withConsoleErrors(() => performRehearsal(rehearsal, 'command'));
    process.stdout.write(`${phrases.rehearsed(fileName, rows, secondsSince(began))}\n`);
    return 0;
  }, 1);
}

function diskLowIn(environment: NodeJS.ProcessEnv): number {
  const text = environment['DISK_LOW_MB'] || String(diskLowMbDefault);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ConsoleError(phrases.wrongDiskLow(text));
  return Number(text);
}
