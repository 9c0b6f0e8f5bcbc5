import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from './source-hash.ts';

let root: string;
const hash = () => sourceHash(root, ['app', 'lock.json', 'not-there']);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tezga-hash-test-'));
  await mkdir(join(root, 'app', 'dist'), { recursive: true });
  await mkdir(join(root, 'app', 'src'));
  await writeFile(join(root, 'app', 'src', 'one.ts'), 'one');
  await writeFile(join(root, 'lock.json'), '{}');
});

afterEach(() => rm(root, { recursive: true }));

test('a changed, renamed or added source makes the build stale', async () => {
  const hashes = [hash()];
  await writeFile(join(root, 'app', 'src', 'one.ts'), 'two');
  hashes.push(hash());
  await rename(join(root, 'app', 'src', 'one.ts'), join(root, 'app', 'src', 'other.ts'));
  hashes.push(hash());
  await writeFile(join(root, 'app', 'src', 'empty.ts'), '');
  hashes.push(hash());
  await writeFile(join(root, 'lock.json'), '{ }');
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('build output and modification times do not make the build stale', async () => {
  const before = hash();
  await writeFile(join(root, 'app', 'dist', 'main.js'), 'built');
  await utimes(join(root, 'app', 'src', 'one.ts'), new Date(0), new Date(0));
  expect(hash()).toBe(before);
});
