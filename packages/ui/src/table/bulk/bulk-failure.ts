import { refusalCodes } from '@tezga/domain';

const answered: ReadonlySet<unknown> = new Set([...refusalCodes, 'failed']);

/** Why a bulk call failed: the message of the server, or that the server did not reply. */
export function bulkFailure(error: unknown, noAnswer: string): string {
  return error instanceof Error && 'code' in error && answered.has(error.code) ? error.message : noAnswer;
}
