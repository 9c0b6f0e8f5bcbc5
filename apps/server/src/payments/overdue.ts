import { asMoney, type Money } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { isSeen } from '../platform/documents/seen.ts';

export interface OverdueDebts {
  readonly count: number;
  /** In ALL. */
  readonly open: Money;
  readonly oldestDueDay: string;
}

/** The overdue debts of customers in total, counting only documents that the user may see; null if there are none. */
export async function overdueDebts(
  transaction: Transaction,
  businessId: string,
  today: string,
): Promise<OverdueDebts | null> {
  const [row] = await transaction.run<{
    readonly count: number;
    readonly open: bigint;
    readonly oldestDueDay: string | null;
  }>(
    `select count(*)::integer as count, coalesce(sum(open_all), 0)::bigint as open, min(due_day)::text as "oldestDueDay"
     from tenant.open_items
     where business_id = $1 and side = 'customer' and open_mon > 0 and due_day < $2::date and ${isSeen('document_id')}`,
    [businessId, today],
  );
  if (row === undefined || row.oldestDueDay === null) return null;
  return { count: row.count, open: asMoney(row.open), oldestDueDay: row.oldestDueDay };
}
