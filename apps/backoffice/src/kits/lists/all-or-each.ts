import { CallError } from '@tezga/contract/client';
import { refusalCodes, type RefusalCode } from '@tezga/domain';
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
    if (!isAboutRows(error)) throw error;
    const [id] = ids;
    if (ids.length === 1 && id !== undefined) return [{ id, ok: false, message: error.message }];
  }
  const results: BulkRowResult[] = [];
  for (const id of ids) results.push(...(await allOrEach([id], deed)));
  return results;
}

/**
 * What is said to whoever asks, whatever it is about: asked again for each row it would be the same, and more calls are
 * what a busy server needs least. That something is not permitted may be due to one row, as a person with more power.
 */
const aboutCaller: ReadonlySet<CallError['code']> = new Set<RefusalCode>([
  'not-signed-in',
  'business-not-available',
  'password-needed',
  'password-must-change',
  'too-many-requests',
]);

/** The business said no to what was asked, as opposed to a call that broke on its way. */
function isAboutRows(error: unknown): error is CallError {
  if (!(error instanceof CallError) || aboutCaller.has(error.code)) return false;
  return refusalCodes.some((code) => code === error.code);
}
