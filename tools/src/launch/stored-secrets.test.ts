import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOrCreateSecrets } from './stored-secrets.ts';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'tezga-secret-test-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(home, { recursive: true });
});

const noData = async () => false;
const someData = async () => true;
const key = Buffer.alloc(32, 'k').toString('base64');
const tokenSecret = 't'.repeat(32);
const write = (content: unknown) =>
  writeFile(join(home, 'secrets.json'), typeof content === 'string' ? content : JSON.stringify(content));

test('the secrets are generated once, are long, and only their owner can read them', async () => {
  const dataFolder = join(home, 'data');
  const secrets = await loadOrCreateSecrets(dataFolder, noData);
  expect(secrets.TOKEN_SECRET.length).toBeGreaterThanOrEqual(64);
  expect(Buffer.from(secrets.SECRETS_KEY, 'base64')).toHaveLength(32);
  expect(await loadOrCreateSecrets(dataFolder, someData)).toEqual(secrets);
  expect((await stat(join(dataFolder, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('other entries of the secrets file are preserved, and only the missing secret is generated', async () => {
  const before = { CERTIFICATE_KEY: 'kept', TOKEN_SECRET: tokenSecret };
  await write(before);
  const { SECRETS_KEY, TOKEN_SECRET } = await loadOrCreateSecrets(home, noData);
  expect(TOKEN_SECRET).toBe(before.TOKEN_SECRET);
  expect(JSON.parse(await readFile(join(home, 'secrets.json'), 'utf8'))).toEqual({ ...before, SECRETS_KEY });
});

test.each([
  ['missing', undefined],
  ['without its key', { TOKEN_SECRET: tokenSecret }],
])('no key is generated for a database with data when the file is %s', async (_state, content) => {
  if (content !== undefined) await write(content);
  const before = await readdir(home);
  await expect(loadOrCreateSecrets(home, someData)).rejects.toThrow(join(home, 'secrets.json'));
  expect(await readdir(home)).toEqual(before);
  const given = { SECRETS_KEY: key };
  expect(await loadOrCreateSecrets(home, someData, given)).toMatchObject(given);
});

test('a lost TOKEN_SECRET is generated again, and the console warns that all sessions end', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await write({ SECRETS_KEY: key });
  const { TOKEN_SECRET } = await loadOrCreateSecrets(home, someData);
  expect(printed.mock.calls).toEqual([[expect.stringContaining('TOKEN_SECRET mungonte')]]);
  expect(await loadOrCreateSecrets(home, someData)).toEqual({ TOKEN_SECRET, SECRETS_KEY: key });
});

test.each([
  'half a {',
  '',
  '[]',
  'null',
  { TOKEN_SECRET: 7, SECRETS_KEY: key },
  { TOKEN_SECRET: tokenSecret, SECRETS_KEY: 'short' },
  { TOKEN_SECRET: 'short', SECRETS_KEY: key },
  { TOKEN_SECRET: tokenSecret, SECRETS_KEY: '' },
])('a damaged file is refused with a sentence that names it: %j', async (content) => {
  await write(content);
  await expect(loadOrCreateSecrets(home, noData)).rejects.toThrow(
    `Skedari ${join(home, 'secrets.json')} është i dëmtuar`,
  );
  const given = { TOKEN_SECRET: tokenSecret, SECRETS_KEY: key };
  expect(await loadOrCreateSecrets(home, someData, given)).toEqual(given);
});
