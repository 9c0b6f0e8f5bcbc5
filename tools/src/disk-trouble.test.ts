import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConsoleError } from './console-error.ts';
import { sayingDiskTrouble } from './disk-trouble.ts';

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: trouble`), { code, ...(path === undefined ? {} : { path }) });

const failing = (error: Error) => sayingDiskTrouble('/dosja', () => Promise.reject(error));

test.each([
  [systemError('ENOSPC'), 'Nuk ka më vend në disk te /dosja.'],
  [systemError('EDQUOT', '/dosja/secrets.json'), 'Nuk ka më vend në disk te /dosja/secrets.json.'],
  [systemError('EACCES', '/dosja/lock'), 'Ky përdorues nuk ka të drejtë mbi /dosja/lock.'],
  [new ConsoleError('initdb: could not write: No space left on device'), 'Nuk ka më vend në disk te /dosja.'],
])('trouble with the disk is said in a sentence that names the folder: %s', async (error, sentence) => {
  const said = failing(error);
  await expect(said).rejects.toBeInstanceOf(ConsoleError);
  await expect(said).rejects.toThrow(sentence);
});

test('a file in place of the data folder is named in a sentence', async () => {
  const home = await mkdtemp(join(tmpdir(), 'tezga-disk-test-'));
  const file = join(home, 'data');
  await writeFile(file, '');
  const opening = sayingDiskTrouble(file, () => mkdir(file, { recursive: true }));
  await expect(opening).rejects.toThrow(`${file} nuk është dosje.`);
  await rm(home, { recursive: true });
});

test('any other error stays as it is', async () => {
  const error = new TypeError('a bug');
  await expect(failing(error)).rejects.toBe(error);
});
