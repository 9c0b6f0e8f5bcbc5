import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the server must know and nobody else may: it signs sessions, and encrypts secrets that rest in the database. */
export interface ServerSecrets {
  readonly TOKEN_SECRET: string;
  readonly SECRETS_KEY: string;
}

/** Made once and kept beside the data, so that sessions and what is encrypted outlive a restart. */
export async function keptSecrets(dataFolder: string): Promise<ServerSecrets> {
  const file = join(dataFolder, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Partial<ServerSecrets>) : {};
  const TOKEN_SECRET = kept.TOKEN_SECRET || randomBytes(48).toString('base64url');
  const SECRETS_KEY = kept.SECRETS_KEY || randomBytes(32).toString('base64');
  if (kept.TOKEN_SECRET && kept.SECRETS_KEY) return { TOKEN_SECRET, SECRETS_KEY };

  await mkdir(dataFolder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify({ ...kept, TOKEN_SECRET, SECRETS_KEY }, null, 2)}\n`, {
    mode: 0o600,
  });
  await rename(draft, file);
  return { TOKEN_SECRET, SECRETS_KEY };
}
