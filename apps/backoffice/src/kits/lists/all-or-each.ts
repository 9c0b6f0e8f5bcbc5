import { CallError } from '@tezga/contract/client';
import { refusalCodes, type RefusalCode } from '@tezga/domain';
import type { BulkRowResult } from '@tezga/ui';

/**
 * A bulk mutation that the server applies to all rows or to none. After a refusal it is repeated for each row, so
 * that the other rows succeed and the refused ones show their reason.
 */
export async function allOrEach(
  ids: readonly string[],
  mutate: (ids: string[]) => Promise<unknown>,
): Promise<BulkRowResult[]> {
  try {
    await mutate([...ids]);
    return ids.map((id) => ({ id, ok: true }));
  } catch (error) {
    if (!isAboutRows(error)) throw error;
    const [id] = ids;
    if (ids.length === 1 && id !== undefined) return [{ id, ok: false, message: error.message }];
  }
  const results: BulkRowResult[] = [];
  for (const id of ids) results.push(...(await allOrEach([id], mutate)));
  return results;
}

/**
 * Refusals that concern the caller and not a row: repeating the call for each row would give the same result and
 * only add load. A missing permission is not among them, because it may be due to one row, such as an employee with
 * a higher role.
 */
const aboutCaller: ReadonlySet<CallError['code']> = new Set<RefusalCode>([
  'not-signed-in',
  'business-not-available',
  'password-needed',
  'password-must-change',
  'too-many-requests',
]);

/** Whether the server has refused the mutation, as opposed to a call that failed. */
function isAboutRows(error: unknown): error is CallError {
  if (!(error instanceof CallError) || aboutCaller.has(error.code)) return false;
  return refusalCodes.some((code) => code === error.code);
}
