import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { ConsoleError } from '../console-error.ts';
import { errorCode } from './error-code.ts';
import { processIdentity } from './process-identity.ts';

export type DataLock = { release(): Promise<void> };

type Holder = { pid: number; identity: string };

const attemptsMax = 10;

/**
 * Takes the lock file for this process, or throws the error that `refusal` returns for the process id of the
 * running owner. The lock of a dead process is taken over; of any number of processes that try at once,
 * exactly one succeeds.
 */
export async function lockData(path: string, refusal: (pid: number) => ConsoleError): Promise<DataLock> {
  const draft = `${path}.${randomUUID()}`;
  const content = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), draft });
  await writeFile(draft, content, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      if (await takeFree(draft, path)) return lockHeldBy(path, content);
      const found = await readLock(path);
      if (found === undefined) continue;
      const livingPid = livingHolder(found);
      if (livingPid !== undefined) throw refusal(livingPid);
      if (await takeOver(path, found, draft, refusal)) return lockHeldBy(path, content);
    }
  } finally {
    await rm(draft, { force: true });
  }
  throw new Error(`The lock ${path} changed ${attemptsMax} times while it was being taken.`);
}

/** A hard link appears at once and complete, so no process reads a half-written lock. */
async function takeFree(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces the lock of a dead process. A second lock (`.takeover`) ensures that only one process does so, and
 * only if the dead lock has not been replaced in the meantime.
 */
async function takeOver(
  path: string,
  deadLock: string,
  draft: string,
  refusal: (pid: number) => ConsoleError,
): Promise<boolean> {
  const takeover = await lockData(`${path}.takeover`, refusal);
  try {
    if ((await readLock(path)) !== deadLock) return false;
    await rename(draft, path);
    return true;
  } finally {
    await takeover.release();
  }
}

function livingHolder(content: string): number | undefined {
  try {
    const { pid, identity } = JSON.parse(content) as Holder;
    return processIdentity(pid) === identity ? pid : undefined;
  } catch {
    return undefined; // such a lock was not written by Tezga
  }
}

async function readLock(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function lockHeldBy(path: string, content: string): DataLock {
  return {
    release: async () => {
      if ((await readLock(path)) === content) await rm(path, { force: true });
    },
  };
}
