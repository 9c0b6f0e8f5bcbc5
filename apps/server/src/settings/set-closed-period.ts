import type { contract } from '@tezga/contract';
import { isOwner, refuseUnless, tiranaDay } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';

/**
 * Yesterday is the last day that can be closed, because recosting posts its differences with today's date.
 */
export const setClosedPeriod: Handler<typeof contract.settings.setClosedPeriod> = async (
  { closedUntil },
  context,
) => {
  const { transaction, businessId, clock, role, phrasesIn, language } = context;
  refuseUnless(isOwner(role), 'not-permitted');
  const isPast = closedUntil === null || closedUntil < tiranaDay(clock.now());
  const problems = [{ path: 'closedUntil', code: 'date-not-past' }];
  refuseUnless(isPast, 'invalid-input', { problems });
  await transaction.run('update tenant.settings set closed_until = $2 where business_id = $1', [
    businessId,
    closedUntil,
  ]);
  context.note(closedUntil ?? '');
  return { message: phrasesIn[language].settings.saved };
};
