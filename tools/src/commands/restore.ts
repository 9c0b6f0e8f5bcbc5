import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup, openBackup, restoreBackup } from '@tezga/server/backups';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { secretsToRestore } from '../launch/backup-secrets.ts';
import { withConsoleErrors, secondsSince } from '../launch/backup-messages.ts';
import { launchSettings } from '../launch/launch-settings.ts';
import { openDatabase } from '../launch/open-database.ts';
import { runUntilStopped } from '../launch/run-until-stopped.ts';

const phrases = consolePhrases.backup;

/**
 * Restores a backup into an empty database, and its secrets into TEZGA_DATA. The file is checked before
 * anything is written.
 */
export function restore(
  environment: NodeJS.ProcessEnv = process.env,
  given: readonly string[] = process.argv.slice(3),
): Promise<number> {
  const { file, into } = argumentsIn(given);
  return runUntilStopped(async (session) => {
    const settings = launchSettings(
      into === undefined ? environment : { ...environment, DATABASE_URL: into },
    );
    console.error(phrases.checking);
    const began = performance.now();
    const { backup, manifest } = await withConsoleErrors(async () => {
      const opened = await openBackup(resolve(file), environment['TEZGA_BACKUP_PASSPHRASE']);
      return { backup: opened, manifest: await checkBackup(opened) };
    });
    const writeSecrets = await secretsToRestore(settings, manifest.opening.secrets);
    const database = await session.started(openDatabase(settings), (opened) => opened.stop());
    const sentences: string[] = [];
    // Secrets first: a server cannot start on the data without them, and secrets without data do no harm.
    const beforeRows = async () => void sentences.push(await writeSecrets());
    await withConsoleErrors(() => restoreBackup(backup, manifest, database.url, beforeRows));
    sentences.unshift(phrases.restored(manifest.closing.rows, manifest.opening.takenAt, secondsSince(began)));
    process.stdout.write(`${sentences.join('\n')}\n`);
    return 0;
  }, 1);
}

function argumentsIn(given: readonly string[]): { file: string; into: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      args: [...given],
      options: { into: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, into: values.into };
  } catch {
    // For an unknown option the usage is printed, as for a wrong number of files.
  }
  throw new ConsoleError(phrases.restoreUsage);
}
