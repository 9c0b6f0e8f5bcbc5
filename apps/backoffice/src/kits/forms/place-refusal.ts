import { CallError } from '@tezga/contract/client';
import type { RefusalCode } from '@tezga/domain';

export interface RefusalPlaces<Path extends string> {
  /** The field each refusal is about. */
  readonly fieldOf: Partial<Record<RefusalCode, Path>>;
  readonly setError: (path: Path, message: string) => void;
}

/**
 * Puts what a call said no with beside the fields it is about.
 * What is about no field comes back, to be told above them; anything else is a bug and goes on its way.
 */
export function placeRefusal<Path extends string>(
  error: unknown,
  { fieldOf, setError }: RefusalPlaces<Path>,
): CallError | null {
  if (!(error instanceof CallError)) throw error;
  const field = Object.entries(fieldOf).find(([code]) => code === error.code)?.[1];
  if (field !== undefined) {
    setError(field, error.message);
    return null;
  }
  for (const { path, message } of error.problems) setError(path as Path, message);
  return error.problems.length > 0 ? null : error;
}
