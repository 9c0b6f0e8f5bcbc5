import { refuseUnless, tiranaDay } from '@tezga/domain';
import type { Posting } from './register-document.ts';

/**
 * The date of a back-dated document in whole seconds; null for a document of now. Refuses the future and the closed
 * period. The lock on the settings lets nobody close the period before this document is posted.
 */
export async function pastDate(
  { transaction, businessId, clock }: Pick<Posting, 'transaction' | 'businessId' | 'clock'>,
  date: string | undefined,
): Promise<Date | null> {
  if (date === undefined) return null;
  const at = new Date(date);
  at.setMilliseconds(0);
  const [settings] = await transaction.run<{ readonly closedUntil: string | null }>(
    `select closed_until::text as "closedUntil" from tenant.settings where business_id = $1 for share`,
    [businessId],
  );
  refuseUnless(at <= clock.now(), 'invalid-input', problem('date-in-future'));
  const closedUntil = settings?.closedUntil ?? null;
  const isOpen = closedUntil === null || tiranaDay(at) > closedUntil;
  refuseUnless(isOpen, 'invalid-input', problem('date-in-closed-period'));
  return at;
}

const problem = (code: string) => ({ problems: [{ path: 'date', code }] });
