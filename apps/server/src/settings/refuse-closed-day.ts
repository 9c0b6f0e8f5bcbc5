import { refuseUnless } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/**
 * Refuses a document whose day in Tirana is in the closed period, with the problem at the field `date`. It
 * locks the settings, so that the period cannot be closed before this document is posted.
 */
export async function refuseClosedDay(
  transaction: Transaction,
  businessId: string,
  day: string,
): Promise<void> {
  const [settings] = await transaction.run<{ readonly closedUntil: string | null }>(
    `select closed_until::text as "closedUntil" from tenant.settings where business_id = $1 for share`,
    [businessId],
  );
  const closedUntil = settings?.closedUntil ?? null;
  refuseUnless(closedUntil === null || day > closedUntil, 'invalid-input', {
    problems: [{ path: 'date', code: 'date-in-closed-period' }],
  });
}
