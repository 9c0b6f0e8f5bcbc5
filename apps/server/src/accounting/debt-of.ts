import type { Transaction } from '../platform/database/transaction.ts';

/** Whether the invoice is settled or overpaid, by its open amounts in the ledger. */
export async function debtOf(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
): Promise<{ readonly isSettled: boolean; readonly isOverpaid: boolean }> {
  const [debt] = await transaction.run<{ readonly isSettled: boolean; readonly isOverpaid: boolean }>(
    `select coalesce(bool_and(open_mon <= 0), false) as "isSettled", coalesce(bool_or(open_mon < 0), false) as "isOverpaid"
     from tenant.open_items where business_id = $1 and side = 'customer' and document_id = $2`,
    [businessId, invoiceId],
  );
  return debt ?? { isSettled: false, isOverpaid: false };
}
