import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConsoleError } from './console-error.ts';
import { withDiskErrorSentences } from './disk-errors.ts';

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: trouble`), { code, ...(path === undefined ? {} : { path }) });

const failing = (error: Error) => withDiskErrorSentences('/dosja', () => Promise.reject(error));

test.each([
  [systemError('ENOSPC'), 'Nuk ka më vend në disk te /dosja.'],
  [systemError('EDQUOT', '/dosja/secrets.json'), 'Nuk ka më vend në disk te /dosja/secrets.json.'],
  [systemError('EACCES', '/dosja/lock'), 'Ky përdorues nuk ka të drejtë mbi /dosja/lock.'],
  [new ConsoleError('initdb: could not write: No space left on device'), 'Nuk ka më vend në disk te /dosja.'],
])('a disk error is reported with the path of the file or folder: %s', async (error, sentence) => {
  const printed = failing(error);
  await expect(printed).rejects.toBeInstanceOf(ConsoleError);
  await expect(printed).rejects.toThrow(sentence);
});

test('if the data folder is a file, the error message names its path', async () => {
  const home = await mkdtemp(join(tmpdir(), 'tezga-disk-test-'));
  const file = join(home, 'data');
  await writeFile(file, '');
  const opening = withDiskErrorSentences(file, () => mkdir(file, { recursive: true }));
  await expect(opening).rejects.toThrow(`${file} nuk është dosje.`);
  await rm(home, { recursive: true });
});

test('an error that is not about the disk is returned unchanged', async () => {
  const error = new TypeError('a bug');
  await expect(failing(error)).rejects.toBe(error);
});
