import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { readSecrets, secretsFile, writeSecrets, type ServerSecrets } from './kept-secrets.ts';
import type { LaunchSettings } from './launch-settings.ts';

const words = consolePhrases.backup;

/** The secrets the server runs with, as they are: a backup must not make new ones. */
export async function secretsToBackUp(settings: LaunchSettings): Promise<ServerSecrets> {
  const file = secretsFile(settings.dataFolder);
  const written = await readSecrets(file);
  const TOKEN_SECRET = settings.tokenSecret ?? written.TOKEN_SECRET;
  const SECRETS_KEY = settings.secretsKey ?? written.SECRETS_KEY;
  if (TOKEN_SECRET === undefined || SECRETS_KEY === undefined)
    throw new ConsoleError(words.secretsMissing(file));
  return { TOKEN_SECRET, SECRETS_KEY };
}

const keysIn = (text: string): string[] => text.split(',').map((key) => key.trim());

/**
 * Prepares the secrets of a backup for this installation, and refuses before anything is restored where those it has could
 * not open the data. The result writes them and tells the person what was done.
 */
export async function secretsToRestore(
  settings: LaunchSettings,
  backedUp: ServerSecrets,
): Promise<() => Promise<string>> {
  const file = secretsFile(settings.dataFolder);
  const written = await readSecrets(file);
  const own = settings.secretsKey ?? written.SECRETS_KEY;
  if (own !== undefined) {
    const ownKeys = keysIn(own);
    if (!keysIn(backedUp.SECRETS_KEY).every((key) => ownKeys.includes(key)))
      throw new ConsoleError(words.secretsDiffer(settings.secretsKey === undefined ? file : 'SECRETS_KEY'));
    return () => Promise.resolve(words.secretsThere);
  }
  return async () => {
    await writeSecrets(file, { ...written, ...backedUp });
    return words.secretsWritten(file);
  };
}
