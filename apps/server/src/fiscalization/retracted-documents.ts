import type { Transaction } from '../platform/database/transaction.ts';

/**
 * Marks documents that were refused or never sent as retracted, so that they are not submitted any more. The caller has
 * locked them.
 */
export async function retractDocuments(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await transaction.run(
    `update tenant.fiscal_documents set retracted_at = $3, status = 'error', next_attempt_at = null
     where business_id = $1 and id = any ($2::text[])`,
    [businessId, ids, at],
  );
}

/** The ids of the given documents that are retracted. */
export async function retractedAmong(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction.run(
    `select id from tenant.fiscal_documents
     where business_id = $1 and id = any ($2::text[]) and retracted_at is not null`,
    [businessId, ids],
  );
  return new Set(rows.map(({ id }) => String(id)));
}
