import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecrets } from './kept-secrets.ts';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'tezga-secret-test-'));
});

afterEach(() => rm(home, { recursive: true }));

test('the secrets are made once, are long, and only their owner can read them', async () => {
  const dataFolder = join(home, 'data');
  const secrets = await keptSecrets(dataFolder);
  expect(secrets.TOKEN_SECRET.length).toBeGreaterThanOrEqual(64);
  expect(Buffer.from(secrets.SECRETS_KEY, 'base64')).toHaveLength(32);
  expect(await keptSecrets(dataFolder)).toEqual(secrets);
  expect((await stat(join(dataFolder, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('other secrets in the file are kept, and so is each of ours where only the other is missing', async () => {
  const before = { CERTIFICATE_KEY: 'kept', TOKEN_SECRET: 'of a time with one secret only' };
  await writeFile(join(home, 'secrets.json'), JSON.stringify(before));
  const { SECRETS_KEY, TOKEN_SECRET } = await keptSecrets(home);
  expect(TOKEN_SECRET).toBe(before.TOKEN_SECRET);
  expect(JSON.parse(await readFile(join(home, 'secrets.json'), 'utf8'))).toEqual({ ...before, SECRETS_KEY });
});
