import { CallError } from '@tezga/contract/client';
import { toast, type BulkRowResult } from '@tezga/ui';

/**
 * Shows the first failure of a mutation as a toast, outside a list, where there is no bulk report; returns whether
 * all rows succeeded.
 */
export async function showFirstFailure(
  title: string,
  results: Promise<readonly BulkRowResult[]>,
): Promise<boolean> {
  try {
    const failed = (await results).find(({ ok }) => !ok);
    if (failed === undefined) return true;
    toast.error({ title, text: failed.message ?? '' });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    toast.error({ title, text: error.message, requestId: error.requestId });
  }
  return false;
}
