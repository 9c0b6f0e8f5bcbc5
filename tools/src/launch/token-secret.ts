import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Secrets = { TOKEN_SECRET?: string };

/** The secret that signs sessions, made once and kept beside the data, so that sessions outlive a restart. */
export async function keptTokenSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secrets.json');
  const secrets = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Secrets) : {};
  if (secrets.TOKEN_SECRET) return secrets.TOKEN_SECRET;

  const tokenSecret = randomBytes(48).toString('base64url');
  await mkdir(dataFolder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify({ ...secrets, TOKEN_SECRET: tokenSecret }, null, 2)}\n`, {
    mode: 0o600,
  });
  await rename(draft, file);
  return tokenSecret;
}
