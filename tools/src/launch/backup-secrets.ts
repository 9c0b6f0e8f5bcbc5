import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import type { ServerSecrets } from './kept-secrets.ts';
import type { LaunchSettings } from './launch-settings.ts';

const words = consolePhrases.backup;
const fileOf = ({ dataFolder }: LaunchSettings): string => join(dataFolder, 'secrets.json');

async function inFile(settings: LaunchSettings): Promise<Partial<ServerSecrets>> {
  const file = fileOf(settings);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Partial<ServerSecrets>) : {};
}

/** The secrets the server runs with, as they are: a backup must not make new ones. */
export async function secretsToBackUp(settings: LaunchSettings): Promise<ServerSecrets> {
  const written = await inFile(settings);
  const TOKEN_SECRET = settings.tokenSecret ?? written.TOKEN_SECRET;
  const SECRETS_KEY = settings.secretsKey ?? written.SECRETS_KEY;
  if (TOKEN_SECRET === undefined || SECRETS_KEY === undefined)
    throw new ConsoleError(words.secretsMissing(fileOf(settings)));
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
  const file = fileOf(settings);
  const written = await inFile(settings);
  const own = settings.secretsKey ?? written.SECRETS_KEY;
  if (own !== undefined) {
    const ownKeys = keysIn(own);
    if (!keysIn(backedUp.SECRETS_KEY).every((key) => ownKeys.includes(key)))
      throw new ConsoleError(words.secretsDiffer(settings.secretsKey === undefined ? file : 'SECRETS_KEY'));
    return () => Promise.resolve(words.secretsThere);
  }
  return async () => {
    await mkdir(settings.dataFolder, { recursive: true });
    await writeFile(`${file}.restored`, `${JSON.stringify({ ...written, ...backedUp }, null, 2)}\n`, {
      mode: 0o600,
    });
    await rename(`${file}.restored`, file);
    return words.secretsWritten(file);
  };
}
