import { deadlineCounts, type UntakenDocument } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** The number of documents of one kind that are not fiscalized, in all and by state of their deadline. */
export async function waitingCounts(transaction: Transaction, businessId: string, kind: string, now: Date) {
  const open = await transaction.run<UntakenDocument>(
    `select made_at as "madeAt", late_reason as "lateReason", seen_at as "seenAt"
     from tenant.fiscal_documents
     where business_id = $1 and status <> 'fiscalized' and kind = $2 and retracted_at is null`,
    [businessId, kind],
  );
  return { count: open.length, ...deadlineCounts(open, now) };
}
