import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@tezga/server/platform/database/migrate.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queryOnce } from '../embedded-database/database-in-process.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../embedded-database/index.ts';
import { loadOrCreateSecrets, type ServerSecrets } from '../launch/stored-secrets.ts';
import { backup } from './backup.ts';
import { rehearse } from './rehearse.ts';
import { restore } from './restore.ts';

const serverFolder = fileURLToPath(new URL('../../../apps/server/src', import.meta.url));
const passphrase = { TEZGA_BACKUP_PASSPHRASE: 'fraza e komandave' };
const templateId = 'c'.repeat(24);

let home: string;
let secrets: ServerSecrets;
let database: EmbeddedDatabase | null = null;
const data = () => ({ TEZGA_DATA: join(home, 'data') });
const folder = () => join(home, 'backups');

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'tezga-backup-command-'));
  database = await startEmbeddedDatabase({
    dataDirectory: join(home, 'data', 'database'),
    durability: 'throwaway',
  });
  await migrate(database.url, serverFolder);
  await queryOnce(
    database.url,
    `insert into platform.contract_templates (id, title, body, valid_from) values ('${templateId}', 'T', 'B', now())`,
  );
  secrets = await loadOrCreateSecrets(join(home, 'data'), () => Promise.resolve(false));
});
afterAll(async () => {
  await database?.stop();
  await rm(home, { recursive: true, force: true });
});

/** The exit code and the printed text. */
async function printed(command: () => Promise<number>): Promise<[number, string]> {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const exitCode = await command();
    return [exitCode, write.mock.calls.map(([text]) => String(text)).join('')];
  } finally {
    write.mockRestore();
    print.mockRestore();
  }
}

/** Creates a backup and returns the path that the command prints. */
async function takenBackup(): Promise<string> {
  const [exitCode, text] = await printed(() => backup({ ...data(), ...passphrase }, [folder()]));
  expect(exitCode).toBe(0);
  const [, file = ''] = /mor: (.+\.backup) \(/.exec(text) ?? [];
  expect(existsSync(file)).toBe(true);
  return file;
}

test('a backup of a running product is created, rehearsed, and restored with its secrets into an empty data folder', async () => {
  const file = await takenBackup();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const [exitCode, said] = await printed(() =>
    rehearse({ ...data(), ...passphrase, TEZGA_BACKUP_FOLDER: folder(), DISK_LOW_MB: '1' }, []),
  );
  expect([exitCode, said]).toEqual([0, expect.stringContaining('Kthimi u provua')]);

  const target = join(home, 'restored');
  const [restoredCode, text] = await printed(() => restore({ TEZGA_DATA: target, ...passphrase }, [file]));
  expect([restoredCode, text]).toEqual([0, expect.stringContaining('Sekretet u shkruan')]);
  const secretsFile = join(target, 'secrets.json');
  expect(JSON.parse(await readFile(secretsFile, 'utf8'))).toEqual(secrets);
  expect((await stat(secretsFile)).mode & 0o777).toBe(0o600);
  expect(text).not.toContain(secrets.SECRETS_KEY);

  const restored = await startEmbeddedDatabase({
    dataDirectory: join(target, 'database'),
    durability: 'throwaway',
  });
  expect(await queryOnce(restored.url, 'select id from platform.contract_templates')).toEqual([
    { id: templateId },
  ]);
  await restored.stop();
  await expect(printed(() => restore({ TEZGA_DATA: target, ...passphrase }, [file]))).rejects.toThrow(
    'nuk është bosh',
  );
});

test('a restore writes the secrets before the data, and writes nothing if the database is not empty', async () => {
  const file = await takenBackup();
  const target = join(home, 'interrupted');
  const intoUrl = (url: string) => () =>
    printed(() => restore({ TEZGA_DATA: target, ...passphrase }, [file, '--into', url]));
  const full = database?.url ?? '';
  await expect(intoUrl(full)()).rejects.toThrow('nuk është bosh');
  expect(existsSync(target)).toBe(false);

  await queryOnce(full, 'create database without_rights');
  await queryOnce(full, `create role without_rights login password 'x'`);
  const empty = new URL(full);
  Object.assign(empty, { pathname: '/without_rights', username: 'without_rights', password: 'x' });
  await expect(intoUrl(empty.href)()).rejects.toThrow('permission denied');
  expect(JSON.parse(await readFile(join(target, 'secrets.json'), 'utf8'))).toEqual(secrets);

  Object.assign(empty, { username: new URL(full).username, password: new URL(full).password });
  expect(await intoUrl(empty.href)()).toEqual([0, expect.stringContaining('i hapin të dhënat e kthyera')]);
});

test('a backup starts the embedded database when it is not running, and stops it afterwards', async () => {
  await database?.stop();
  database = null;
  expect(await takenBackup()).toContain(folder());
  database = await startEmbeddedDatabase({
    dataDirectory: join(home, 'data', 'database'),
    durability: 'throwaway',
  });
});

test('a command that cannot be executed prints a sentence and creates nothing', async () => {
  const file = await takenBackup();
  const target = { TEZGA_DATA: join(home, 'none') };
  const failing: [string, () => Promise<number>][] = [
    ['Vendosni TEZGA_BACKUP_PASSPHRASE', () => backup(data(), [folder()])],
    ['të paktën 12 shenja', () => backup({ ...data(), TEZGA_BACKUP_PASSPHRASE: 'e shkurtër' }, [folder()])],
    ['frazë tjetër', () => restore({ ...target, TEZGA_BACKUP_PASSPHRASE: 'krejt tjetër frazë' }, [file])],
    ['DISK_LOW_MB duhet', () => rehearse({ ...data(), ...passphrase, DISK_LOW_MB: 'pak' }, [folder()])],
    [
      'vend të mjaftueshëm',
      () => rehearse({ ...data(), ...passphrase, DISK_LOW_MB: '900000000' }, [folder()]),
    ],
    ['nuk u gjet', () => restore({ ...target, ...passphrase }, [`${file}.x`])],
    [
      'nuk është çelësi i kopjes',
      () => restore({ ...target, ...passphrase, SECRETS_KEY: Buffer.alloc(32).toString('base64') }, [file]),
    ],
  ];
  for (const [sentence, command] of failing) await expect(printed(command)).rejects.toThrow(sentence);
  expect(() => backup(passphrase, [])).toThrow('Përdorimi');
  expect(() => restore(passphrase, [])).toThrow('Përdorimi');
  expect(() => restore(passphrase, [file, '--onto', 'x'])).toThrow('Përdorimi');
  expect(() => rehearse(passphrase, [])).toThrow('Përdorimi');
  await writeFile(`${file}.cut`, (await readFile(file)).subarray(0, -50));
  await expect(printed(() => restore({ ...target, ...passphrase }, [`${file}.cut`]))).rejects.toThrow(
    'i dëmtuar',
  );
  expect(existsSync(target.TEZGA_DATA)).toBe(false);
});
