import { deadlineCounts, type UntakenDocument } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** How many of one kind the tax authority has not taken, and how many of them people are told of. */
export async function waitingCounts(transaction: Transaction, businessId: string, kind: string, now: Date) {
  const untaken = await transaction.run<UntakenDocument>(
    `select made_at as "madeAt", late_reason as "lateReason", seen_at as "seenAt"
     from tenant.fiscal_documents
     where business_id = $1 and status <> 'fiscalized' and kind = $2 and retracted_at is null`,
    [businessId, kind],
  );
  return { count: untaken.length, ...deadlineCounts(untaken, now) };
}
