import { CallError } from '@tezga/contract/client';

const noAnswer: ReadonlySet<number> = new Set([210, 499, 502, 503, 504]);

/**
 * Whether the outcome of a call is unknown: no reply of the server itself came back, so it may have been executed.
 */
export function isInDoubt(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.code === 'network' || error.code === 'timeout' || noAnswer.has(error.status);
}
