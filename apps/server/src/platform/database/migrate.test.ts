import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { readMigrations } from '@tezga/migrations';
import { migrate } from './migrate.ts';

const sourceFolder = fileURLToPath(new URL('../..', import.meta.url));

async function emptyDatabase(name: string): Promise<string> {
  const cluster = postgres(inject('clusterUrl'), { max: 1 });
  await cluster.unsafe(`create database ${name}`);
  await cluster.end();
  const url = new URL(inject('clusterUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tezga-migrations-'));
  await mkdir(join(folder, 'things', 'migrations'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, 'things', 'migrations', name), text);
  return folder;
}

test('of five servers that start at the same time one applies the migrations', async () => {
  const url = await emptyDatabase('five_servers');
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url, sourceFolder)));
  const all = (await readMigrations(sourceFolder)).map(({ name }) => name);
  expect(applied.filter((names) => names.length > 0)).toEqual([all]);
});

test('a migration that fails is rolled back, and the migrations before it stay applied', async () => {
  const url = await emptyDatabase('half_way');
  const folder = await folderWith({
    '0001-good.sql': 'create table platform.good (id int);',
    '0002-bad.sql': 'create table platform.half (id int); select 1 / 0;',
  });
  await expect(migrate(url, folder)).rejects.toThrow('division by zero');
  const database = postgres(url, { max: 1 });
  const [row] = await database`select to_regclass('platform.good') good, to_regclass('platform.half') half`;
  await database.end();
  expect(row).toEqual({ good: 'platform.good', half: null });
});

test('migrating is refused if an applied migration was changed since, or if the server does not have its file', async () => {
  const url = await emptyDatabase('changed_since');
  await migrate(url, await folderWith({ '0001-one.sql': 'select 1;' }));
  await expect(migrate(url, await folderWith({ '0001-one.sql': 'select 2;' }))).rejects.toThrow(
    'was changed after',
  );
  await expect(migrate(url, await folderWith({ '0001-other.sql': 'select 1;' }))).rejects.toThrow(
    'newer than this program',
  );
});

test('two migrations with the same number are refused', async () => {
  const twice = await folderWith({ '0001-one.sql': '', '0001-two.sql': '' });
  await expect(readMigrations(twice)).rejects.toThrow('out of line');
});
