import { BackupFailure } from '@tezga/server/backups';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';

/** A failure a person can act on is said in a sentence; any other error keeps its stack. */
export async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BackupFailure)) throw error;
    throw new ConsoleError(consolePhrases.backup.problems[error.problem], { cause: error });
  }
}

/** How many seconds have passed since, for a sentence. */
export const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);
export const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
