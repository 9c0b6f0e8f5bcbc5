import { CallError } from '@tezga/contract/client';
import type { RefusalCode } from '@tezga/domain';

export interface RefusalPlaces<Path extends string> {
  /** Maps refusal codes to fields. */
  readonly fieldOf: Partial<Record<RefusalCode, Path>>;
  readonly setError: (path: Path, message: string) => void;
}

/**
 * Shows the refusal of a call beside the fields it is about. Returns a refusal that belongs to no field, to be
 * shown above the form; rethrows any other error, because it is a bug.
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
