import type { SourceState } from './queries.ts';

/** Whether every ready source has been fetched since that moment. */
export function isFetched(
  sources: readonly Pick<SourceState, 'isReady' | 'askedAt'>[],
  since: string,
): boolean {
  const from = Date.parse(since);
  return sources.every(
    ({ isReady, askedAt }) => !isReady || (askedAt !== null && Date.parse(askedAt) >= from),
  );
}
