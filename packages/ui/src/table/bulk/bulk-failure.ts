import { refusalCodes } from '@tezga/domain';

const answered: ReadonlySet<unknown> = new Set([...refusalCodes, 'failed']);

/** Why a whole call was not done: what the server answered, in its own words, or that no answer came. */
export function bulkFailure(error: unknown, noAnswer: string): string {
  return error instanceof Error && 'code' in error && answered.has(error.code) ? error.message : noAnswer;
}
