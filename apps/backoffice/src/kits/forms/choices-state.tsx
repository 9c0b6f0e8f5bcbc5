import type { ReactNode } from 'react';
import { ReadFailure } from './ReadFailure.tsx';

interface ChoicesQuery {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** What a field says of its choices while they are on their way, or could not be read; nothing once they are there. */
export function choicesState(
  { data, error, refetch }: ChoicesQuery,
  loading: string,
): { readonly description?: string; readonly error?: ReactNode } {
  if (data !== undefined) return {};
  return error === null
    ? { description: loading }
    : { error: <ReadFailure error={error} onRetry={refetch} /> };
}
