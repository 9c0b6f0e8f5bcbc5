import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ConsoleError } from '../console-error.ts';
import { lockData } from './data-lock.ts';

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tezga-lock-test-'));
  path = join(folder, 'lock');
});
beforeEach(() => rm(path, { force: true }));
afterAll(() => rm(folder, { recursive: true }));

const refusal = (pid: number) => new ConsoleError(`held by ${pid}`);

test('a lock is refused while its owner process runs, and free after its release', async () => {
  const lock = await lockData(path, refusal);
  await expect(lockData(path, refusal)).rejects.toThrow(`held by ${process.pid}`);
  await lock.release();
  await (await lockData(path, refusal)).release();
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a dead process is taken over even if its process id is in use again', async () => {
  await writeFile(path, JSON.stringify({ pid: process.pid, identity: 'of an earlier process' }));
  const lock = await lockData(path, refusal);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
});

test.each([
  ['free', undefined],
  ['left by a dead process', JSON.stringify({ pid: 1, identity: 'of an earlier process' })],
  ['unreadable', 'half a lo'],
])('of 20 concurrent attempts exactly one gets a lock that is %s', async (_state, content) => {
  if (content !== undefined) await writeFile(path, content);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockData(path, refusal)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
  expect(new Set(reasons)).toEqual(new Set([`ConsoleError: held by ${process.pid}`]));
  expect(await readdir(folder)).toEqual(['lock']);
});

test('if taking over a dead process’s lock was interrupted, the next process completes it', async () => {
  const dead = JSON.stringify({ pid: 1, identity: 'of an earlier process' });
  await writeFile(path, dead);
  await writeFile(`${path}.takeover`, dead);
  await (await lockData(path, refusal)).release();
  expect(await readdir(folder)).toEqual([]);
});
