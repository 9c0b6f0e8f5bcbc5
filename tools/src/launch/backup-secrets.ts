import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { readSecrets, secretsFile, writeSecrets, type ServerSecrets } from './stored-secrets.ts';
import type { LaunchSettings } from './launch-settings.ts';

const phrases = consolePhrases.backup;

/**
 * The secrets the server runs with; a missing secret is an error, because a backup must not create new ones.
 */
export async function secretsToBackUp(settings: LaunchSettings): Promise<ServerSecrets> {
  const file = secretsFile(settings.dataFolder);
  const written = await readSecrets(file);
  const TOKEN_SECRET = settings.tokenSecret ?? written.TOKEN_SECRET;
  const SECRETS_KEY = settings.secretsKey ?? written.SECRETS_KEY;
  if (TOKEN_SECRET === undefined || SECRETS_KEY === undefined)
    throw new ConsoleError(phrases.secretsMissing(file));
  return { TOKEN_SECRET, SECRETS_KEY };
}

const keysIn = (text: string): string[] => text.split(',').map((key) => key.trim());

/**
 * Prepares the secrets of a backup for this installation. Throws before anything is restored when the
 * existing secrets could not decrypt the data. The returned function writes the secrets and returns a
 * sentence about it.
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
      throw new ConsoleError(phrases.secretsDiffer(settings.secretsKey === undefined ? file : 'SECRETS_KEY'));
    return () => Promise.resolve(phrases.secretsThere);
  }
  return async () => {
    await writeSecrets(file, { ...written, ...backedUp });
    return phrases.secretsWritten(file);
  };
}
