import { BackupFailure } from '@tezga/server/backups';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';

/** Turns an expected failure into a sentence for the console; any other error is thrown unchanged. */
export async function withConsoleErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BackupFailure)) throw error;
    throw new ConsoleError(consolePhrases.backup.problems[error.problem], { cause: error });
  }
}

/** The seconds since `began` (a time of `performance.now()`), formatted for a sentence. */
export const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);
export const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
