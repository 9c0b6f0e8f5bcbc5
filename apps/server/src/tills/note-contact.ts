import type { BusinessContext } from '../platform/http/context.ts';

type ContactContext = Pick<BusinessContext, 'transaction' | 'businessId' | 'clock' | 'client'>;

/**
 * Records that the machine of a till made a call, with its software version and how far its clock is ahead. Written at
 * most once a minute: until then the row is only read, so that calls of one till do not wait for each other.
 */
export async function noteContact(context: ContactContext, tillId: string): Promise<void> {
  const { transaction, businessId, clock, client } = context;
  const now = clock.now();
  const difference = client.clock === null ? null : client.clock.getTime() - now.getTime();
  await transaction.run(
    `insert into tenant.till_contacts (business_id, till_id, at, software_version, clock_difference_ms)
     select business_id, id, $3, $4, $5 from tenant.tills
     where business_id = $1 and id = $2 and not exists (
       select from tenant.till_contacts where business_id = $1 and till_id = $2 and at > $3::timestamptz - interval '1 minute'
     )
     on conflict (business_id, till_id) do update
     set at = excluded.at, software_version = excluded.software_version,
       clock_difference_ms = excluded.clock_difference_ms`,
    [businessId, tillId, now, client.version, difference === null ? null : withinInteger(difference)],
  );
}

/** The maximum of the column, about 24 days in milliseconds; a larger clock difference is stored as this maximum. */
const integerMax = 2_147_483_647;
const withinInteger = (value: number) => Math.max(-integerMax, Math.min(integerMax, value));
