import type { ReactNode } from 'react';
import { ReadFailure } from './ReadFailure.tsx';

interface ChoicesQuery {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** The props of a field while its options are loading or after they failed to load; empty once they are loaded. */
export function choicesState(
  { data, error, refetch }: ChoicesQuery,
  loading: string,
): { readonly description?: string; readonly error?: ReactNode } {
  if (data !== undefined) return {};
  return error === null
    ? { description: loading }
    : { error: <ReadFailure error={error} onRetry={refetch} /> };
}
