import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';

/** What the server must know and nobody else may: it signs sessions, and encrypts secrets that rest in the database. */
export interface ServerSecrets {
  readonly TOKEN_SECRET: string;
  readonly SECRETS_KEY: string;
}

type Name = keyof ServerSecrets;
type KeptSecrets = Readonly<Record<string, unknown>> & Partial<ServerSecrets>;

const phrases = consolePhrases.secrets;
const isRight: Record<Name, (text: string) => boolean> = {
  TOKEN_SECRET: (text) => text.length >= 32,
  SECRETS_KEY: (text) => text.split(',').every((key) => Buffer.from(key.trim(), 'base64').length === 32),
};

/**
 * Each secret as it was given, or else from the file beside the data, where it is made once. A new SECRETS_KEY is made only
 * for a database without data: it would open nothing of what an earlier key sealed.
 */
export async function keptSecrets(
  dataFolder: string,
  hasData: () => Promise<boolean>,
  given: Partial<ServerSecrets> = {},
): Promise<ServerSecrets> {
  const { TOKEN_SECRET: givenSecret, SECRETS_KEY: givenKey } = given;
  if (givenSecret !== undefined && givenKey !== undefined)
    return { TOKEN_SECRET: givenSecret, SECRETS_KEY: givenKey };
  const file = secretsFile(dataFolder);
  const kept = await readSecrets(file);
  const TOKEN_SECRET = givenSecret ?? kept.TOKEN_SECRET;
  const SECRETS_KEY = givenKey ?? kept.SECRETS_KEY;
  if (TOKEN_SECRET !== undefined && SECRETS_KEY !== undefined) return { TOKEN_SECRET, SECRETS_KEY };

  const isUsed = await hasData();
  if (SECRETS_KEY === undefined && isUsed) throw new ConsoleError(phrases.keyLost(file));
  if (TOKEN_SECRET === undefined && isUsed) console.error(phrases.tokenSecretMade);
  const made = {
    ...(TOKEN_SECRET === undefined ? { TOKEN_SECRET: randomBytes(48).toString('base64url') } : {}),
    ...(SECRETS_KEY === undefined ? { SECRETS_KEY: randomBytes(32).toString('base64') } : {}),
  };
  await writeSecrets(file, { ...kept, ...made });
  return { TOKEN_SECRET: TOKEN_SECRET ?? '', SECRETS_KEY: SECRETS_KEY ?? '', ...made };
}

export const secretsFile = (dataFolder: string): string => join(dataFolder, 'secrets.json');

/** The secrets in the file, none where there is no file. */
export async function readSecrets(file: string): Promise<KeptSecrets> {
  if (!existsSync(file)) return {};
  const kept = parsed(await readFile(file, 'utf8'));
  const isWhole =
    kept !== undefined &&
    (Object.keys(isRight) as Name[]).every((name) => {
      const secret = kept[name];
      return secret === undefined || (typeof secret === 'string' && isRight[name](secret));
    });
  if (!isWhole) throw new ConsoleError(phrases.damaged(file));
  return kept;
}

function parsed(text: string): KeptSecrets | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as KeptSecrets)
      : undefined;
  } catch {
    return undefined;
  }
}

/** On disk before anything is encrypted with it, also when the power goes. */
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
