import { existsSync, statfsSync } from 'node:fs';
import { ConsoleError } from './console-error.ts';
import { consolePhrases } from './console-phrases.ts';

const phrases = consolePhrases.disk;
/** Enough for two files of PostgreSQL's write-ahead log, which have 16 MB each. */
const freeBytesMin = 32 * 1024 * 1024;

/** Replaces a file system error with a sentence; returns any other error unchanged. */
export function diskErrorSentence(error: unknown, folder: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code, path = folder } = error as NodeJS.ErrnoException;
  const sentence = sentences[code ?? '']?.(path);
  if (sentence !== undefined) return new ConsoleError(sentence, { cause: error });
  // Programs that we start, such as initdb, report a full disk only in their output.
  return /no space left on device|ENOSPC/i.test(error.message)
    ? new ConsoleError(phrases.full(folder), { cause: error })
    : error;
}

/** 53100 is PostgreSQL's error code for a full disk. */
const sentences: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: phrases.full,
  EDQUOT: phrases.full,
  53100: phrases.full,
  EACCES: phrases.forbidden,
  EPERM: phrases.forbidden,
  EROFS: phrases.forbidden,
  ENOTDIR: phrases.notAFolder,
  EEXIST: phrases.notAFolder,
};

/**
 * Whether the disk is nearly full. Needed for programs that cannot even write their error message to a full
 * disk.
 */
export function isDiskFull(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < freeBytesMin;
}

export async function withDiskErrorSentences<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw diskErrorSentence(error, folder);
  }
}
