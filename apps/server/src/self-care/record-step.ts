import type { CallName } from '@tezga/contract';
import type { Transaction } from '../platform/database/transaction.ts';
import type { FreeContext, SessionContext } from '../platform/http/context.ts';
import { recordActivity } from '../platform/http/record-activity.ts';

export type StepContext = FreeContext & Pick<SessionContext, 'person' | 'adminName' | 'businessId'>;
export type StepInBusiness = StepContext & { readonly businessId: string };

/**
 * Writes the activity log entry of a call that runs several transactions. If an admin acts in the session of an
 * employee, the entry names both.
 */
export function recordStep(
  transaction: Transaction,
  { person, adminName, businessId, clock, requestId, device }: StepContext,
  action: CallName,
  subject: string,
): Promise<void> {
  const name = adminName === null ? person.name : `${person.name} (${adminName})`;
  return recordActivity(transaction, {
    actor: { person: { id: person.id, name }, businessId },
    isBound: true,
    at: clock.now(),
    action,
    subject,
    requestId,
    device,
  });
}
