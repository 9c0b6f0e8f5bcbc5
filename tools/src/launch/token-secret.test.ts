import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptTokenSecret } from './token-secret.ts';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'tezga-secret-test-'));
});

afterEach(() => rm(home, { recursive: true }));

test('the secret is made once, is long, and only its owner can read it', async () => {
  const dataFolder = join(home, 'data');
  const secret = await keptTokenSecret(dataFolder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(await keptTokenSecret(dataFolder)).toBe(secret);
  expect((await stat(join(dataFolder, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('other secrets in the file are kept', async () => {
  await writeFile(join(home, 'secrets.json'), JSON.stringify({ CERTIFICATE_KEY: 'kept' }));
  const secret = await keptTokenSecret(home);
  expect(JSON.parse(await readFile(join(home, 'secrets.json'), 'utf8'))).toEqual({
    CERTIFICATE_KEY: 'kept',
    TOKEN_SECRET: secret,
  });
});
