import { refuseUnless, tiranaDay } from '@tezga/domain';
import { refuseClosedDay } from '../../settings/index.ts';
import type { Posting } from './register-document.ts';

/**
 * The date of a back-dated document in whole seconds; null for a document dated now. Refuses the future and the
 * closed period.
 */
export async function pastDate(
  { transaction, businessId, clock }: Pick<Posting, 'transaction' | 'businessId' | 'clock'>,
  date: string | undefined,
): Promise<Date | null> {
  if (date === undefined) return null;
  const at = new Date(date);
  at.setMilliseconds(0);
  refuseUnless(at <= clock.now(), 'invalid-input', { problems: [{ path: 'date', code: 'date-in-future' }] });
  await refuseClosedDay(transaction, businessId, tiranaDay(at));
  return at;
}
