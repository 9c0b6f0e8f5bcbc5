import { mkdtemp, mkdir, readlink, rm, writeFile, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkLibraries } from './link-libraries.ts';

let packageFolder: string;

beforeEach(async () => {
  packageFolder = await mkdtemp(join(tmpdir(), 'tezga-links-test-'));
  await mkdir(join(packageFolder, 'native', 'lib'), { recursive: true });
  await writeFile(join(packageFolder, 'native', 'lib', 'libpq.so.5.18'), '');
  await writeFile(
    join(packageFolder, 'native', 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
});

afterEach(() => rm(packageFolder, { recursive: true }));

test('missing library links are created, also by two concurrent processes', async () => {
  await Promise.all([linkLibraries(packageFolder), linkLibraries(packageFolder)]);
  await linkLibraries(packageFolder);
  expect(await readlink(join(packageFolder, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
});

test.skipIf(process.getuid?.() === 0)(
  'a link that cannot be created is explained in a sentence (not run as root)',
  async () => {
    const libraries = join(packageFolder, 'native', 'lib');
    await chmod(libraries, 0o500);
    await expect(linkLibraries(packageFolder)).rejects.toThrow(`dosja ${libraries} nuk mund të shkruhet`);
    await chmod(libraries, 0o700);
  },
);
