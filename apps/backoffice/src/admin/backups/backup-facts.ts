import type { Phrases } from '@tezga/phrases';
import { formatScaled } from '@tezga/ui';
import type { BackupOutcome } from './queries.ts';

/** The newest finished attempt of this kind. */
export function lastOf(
  outcomes: readonly BackupOutcome[],
  kind: BackupOutcome['kind'],
): BackupOutcome | null {
  return outcomes.find((each) => each.kind === kind && !isRunning(each)) ?? null;
}

export const isRunning = ({ finishedAt, problem }: BackupOutcome): boolean =>
  finishedAt === null && problem === null;

/** The size in megabytes with one decimal. */
export function megabytes(bytes: number | null): string {
  return bytes === null ? '–' : `${formatScaled(BigInt(Math.round(bytes / 100_000)), 1)} MB`;
}

export function outcomeText(words: Phrases['backups'], outcome: BackupOutcome): string {
  if (isRunning(outcome)) return words.underWay;
  return outcome.problem === null ? words.succeeded : words.problems[outcome.problem];
}
