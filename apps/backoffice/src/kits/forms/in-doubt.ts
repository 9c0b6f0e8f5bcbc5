import { CallError } from '@tezga/contract/client';

const noAnswer: ReadonlySet<number> = new Set([210, 499, 502, 503, 504]);

/**
 * Whether the outcome of a call is unknown: no result came back (network error, timeout, overload, or a gateway
 * error), so the server may have executed the call.
 */
export function isInDoubt(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.code === 'network' || error.code === 'timeout' || noAnswer.has(error.status);
}
