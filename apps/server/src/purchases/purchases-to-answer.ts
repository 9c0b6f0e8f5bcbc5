import type { Transaction } from '../platform/database/transaction.ts';

/** The e-invoices of suppliers that the business has neither accepted nor refused; null if there are none. */
export async function purchasesToAnswer(transaction: Transaction, businessId: string) {
  const [row] = await transaction.run<{ readonly count: number; readonly oldestAt: Date | null }>(
    `select count(*)::integer as count, min(coalesce(received_at, issued_at)) as "oldestAt"
     from tenant.purchases where business_id = $1 and eic is not null and status = 'DELIVERED'`,
    [businessId],
  );
  if (row === undefined || row.count === 0) return null;
  return { count: row.count, oldestAt: row.oldestAt?.toISOString() ?? null };
}
