import { CallError } from '@tezga/contract/client';

const noAnswer: ReadonlySet<number> = new Set([210, 499, 502, 503, 504]);

/** Whether the server may have done it all the same: nothing it said itself came back. */
export function isInDoubt(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.code === 'network' || error.code === 'timeout' || noAnswer.has(error.status);
}
