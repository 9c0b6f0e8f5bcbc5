import type { BusinessContext } from '../platform/http/context.ts';
import { checkOf } from './certificate-reply.ts';
import { certificatesStore } from './store.ts';

/** The state of the current certificate of the business; null if there is none. */
export async function certificateStanding(
  context: Pick<BusinessContext, 'transaction' | 'businessId' | 'config' | 'clock'>,
) {
  const { transaction, businessId, config, clock } = context;
  const row = await certificatesStore(transaction, businessId).standing();
  if (row === null) return null;
  const { outcome, daysLeft } = checkOf(row, { config, clock, nipt: row.nipt });
  return {
    outcome,
    daysLeft,
    notBefore: row.not_before.toISOString(),
    notAfter: row.not_after.toISOString(),
  };
}
