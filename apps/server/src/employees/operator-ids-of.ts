import { isRecordId } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/**
 * Replaces the operator codes in a filter by the ids of the employees who have or had the code, because former
 * employees still have documents. An unknown code stays in the list: it equals no id, so the filter matches nothing.
 */
export async function operatorIdsOf(
  transaction: Transaction,
  businessId: string,
  given: readonly string[],
): Promise<string[]> {
  const codes = given.filter((text) => !isRecordId(text));
  if (codes.length === 0) return [...given];
  const rows = await transaction.run<{ readonly id: string; readonly operator_code: string }>(
    'select id, operator_code from tenant.employees where business_id = $1 and operator_code = any ($2::text[])',
    [businessId, codes],
  );
  return given.flatMap((text) => {
    const ids = rows.filter((row) => row.operator_code === text).map(({ id }) => id);
    return ids.length === 0 ? [text] : ids;
  });
}
