import type { Transaction } from '../platform/database/transaction.ts';
import { personId } from './add-person.ts';
import { demoId } from './demo-id.ts';
import { setBusiness } from './past-sales/begin-past-sales.ts';
import type { DemoBusiness } from './people.ts';

const definition = {
  report: 'sales-summary',
  by: 'day',
  shopIds: [],
  posIds: [],
  operatorIds: [],
  categoryIds: [],
};

/**
 * The owner gets the sales of last week each Monday at eight. The schedule is dated eight days ago, so that the first
 * e-mail is due at once and appears in the mailbox.
 */
export async function scheduleDemoReport(
  transaction: Transaction,
  { key, owner }: DemoBusiness,
  now: Date,
): Promise<void> {
  const businessId = demoId(key);
  const ownerId = personId(owner);
  await setBusiness(transaction, businessId);
  await transaction.run(
    `insert into tenant.report_schedules
       (business_id, id, definition, period, frequency, weekday, month_day, hour, language, recipient_ids,
        created_by_id, created_by_name, timed_at, updated_at)
     values ($1, $2, $3::jsonb, 'lastWeek', 'weekly', 1, 1, 8, 'sq', $4::jsonb, $5, $6, $7::timestamptz - interval '8 days', $7)
     on conflict do nothing`,
    [businessId, demoId(`${key} scheduled report`), definition, [ownerId], ownerId, owner.name, now],
  );
}
