import { CallError } from '@tezga/contract/client';
import { refusalCodes } from '@tezga/domain';
import type { BulkRowResult } from '@tezga/ui';

/**
 * A deed that the server does to all or to none. When it says no it is asked again for each row,
 * so that what can be done is done and everyone sees which row stood in the way and why.
 */
export async function allOrEach(
  ids: readonly string[],
  deed: (ids: string[]) => Promise<unknown>,
): Promise<BulkRowResult[]> {
  try {
    await deed([...ids]);
    return ids.map((id) => ({ id, ok: true }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [id] = ids;
    if (ids.length === 1 && id !== undefined) return [{ id, ok: false, message: error.message }];
  }
  const results: BulkRowResult[] = [];
  for (const id of ids) results.push(...(await allOrEach([id], deed)));
  return results;
}

/** The business said no, as opposed to a call that broke on its way. */
function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && refusalCodes.some((code) => code === error.code);
}
