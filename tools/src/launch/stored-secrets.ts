import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';

/** The server's secrets: one signs sessions, the other encrypts secrets in the database. */
export interface ServerSecrets {
  readonly TOKEN_SECRET: string;
  readonly SECRETS_KEY: string;
}

type Name = keyof ServerSecrets;
type StoredSecrets = Readonly<Record<string, unknown>> & Partial<ServerSecrets>;

const phrases = consolePhrases.secrets;
const isRight: Record<Name, (text: string) => boolean> = {
  TOKEN_SECRET: (text) => text.length >= 32,
  SECRETS_KEY: (text) => text.split(',').every((key) => Buffer.from(key.trim(), 'base64').length === 32),
};

/**
 * Each secret from the settings, or else from the file beside the data, where it is generated once. A new
 * SECRETS_KEY is generated only for a database without data, because it could not decrypt existing data.
 */
export async function loadOrCreateSecrets(
  dataFolder: string,
  hasData: () => Promise<boolean>,
  given: Partial<ServerSecrets> = {},
): Promise<ServerSecrets> {
  const { TOKEN_SECRET: givenSecret, SECRETS_KEY: givenKey } = given;
  if (givenSecret !== undefined && givenKey !== undefined)
    return { TOKEN_SECRET: givenSecret, SECRETS_KEY: givenKey };
  const file = secretsFile(dataFolder);
  const stored = await readSecrets(file);
  const TOKEN_SECRET = givenSecret ?? stored.TOKEN_SECRET;
  const SECRETS_KEY = givenKey ?? stored.SECRETS_KEY;
  if (TOKEN_SECRET !== undefined && SECRETS_KEY !== undefined) return { TOKEN_SECRET, SECRETS_KEY };

  const isUsed = await hasData();
  if (SECRETS_KEY === undefined && isUsed) throw new ConsoleError(phrases.keyLost(file));
  if (TOKEN_SECRET === undefined && isUsed) console.error(phrases.tokenSecretMade);
  const made = {
    ...(TOKEN_SECRET === undefined ? { TOKEN_SECRET: randomBytes(48).toString('base64url') } : {}),
    ...(SECRETS_KEY === undefined ? { SECRETS_KEY: randomBytes(32).toString('base64') } : {}),
  };
  await writeSecrets(file, { ...stored, ...made });
  return { TOKEN_SECRET: TOKEN_SECRET ?? '', SECRETS_KEY: SECRETS_KEY ?? '', ...made };
}

export const secretsFile = (dataFolder: string): string => join(dataFolder, 'secrets.json');

/** The secrets in the file; empty if there is no file. */
export async function readSecrets(file: string): Promise<StoredSecrets> {
  if (!existsSync(file)) return {};
  const stored = parsed(await readFile(file, 'utf8'));
  const isWhole =
    stored !== undefined &&
    (Object.keys(isRight) as Name[]).every((name) => {
      const secret = stored[name];
      return secret === undefined || (typeof secret === 'string' && isRight[name](secret));
    });
  if (!isWhole) throw new ConsoleError(phrases.damaged(file));
  return stored;
}

function parsed(text: string): StoredSecrets | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as StoredSecrets)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Synced to disk before anything is encrypted with a new key, so that a power failure cannot lose it. */
export async function writeSecrets(file: string, secrets: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(secrets, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
