import type { BusinessContext } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';

type DetachmentContext = Pick<BusinessContext, 'transaction' | 'businessId' | 'clock' | 'person'>;

interface Detachment {
  readonly tillId: string;
  /** The machine that the till ran on. */
  readonly deviceUUID: string;
  /** Empty if a user of the business emptied the id of the machine. */
  readonly reason: string;
}

/** Records that a till was detached from its machine. */
export async function noteDetachment(
  { transaction, businessId, clock, person }: DetachmentContext,
  { tillId, deviceUUID, reason }: Detachment,
): Promise<void> {
  const now = clock.now();
  await transaction.run(
    `insert into tenant.till_detachments (business_id, id, till_id, device_uuid, reason, at, user_id, user_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, newRecordId(now), tillId, deviceUUID, reason, now, person.id, person.name],
  );
}
