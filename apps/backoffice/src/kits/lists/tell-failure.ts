import { CallError } from '@tezga/contract/client';
import { toast, type BulkRowResult } from '@tezga/ui';

/** For a deed outside of a list, where no report names the rows that failed. Whether all of it was done. */
export async function tellFailure(title: string, deed: Promise<readonly BulkRowResult[]>): Promise<boolean> {
  try {
    const failed = (await deed).find(({ ok }) => !ok);
    if (failed === undefined) return true;
    toast.error({ title, text: failed.message ?? '' });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    toast.error({ title, text: error.message, requestId: error.requestId });
  }
  return false;
}
