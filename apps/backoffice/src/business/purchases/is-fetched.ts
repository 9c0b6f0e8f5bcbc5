import type { SourceState } from './queries.ts';

/** Whether every source that is set up has been fetched after this time. */
export function isFetched(
  sources: readonly Pick<SourceState, 'isReady' | 'askedAt'>[],
  since: string,
): boolean {
  const from = Date.parse(since);
  return sources.every(
    ({ isReady, askedAt }) => !isReady || (askedAt !== null && Date.parse(askedAt) >= from),
  );
}
