import { demoClientId } from './add-clients.ts';
import { personId } from './add-person.ts';
import type { Filling } from './add-staff.ts';
import { demoId } from './demo-id.ts';

/** One point is worth 10 lek. */
const valueOfPoint = 10;
const hundredthsOfPoints = 150_000;

/** Gives points to one customer of the wholesale business, who can pay invoices with them. */
export async function addCredit({ transaction, businessId, business, since }: Filling): Promise<void> {
  if (business.trade !== 'wholesale') return;
  const customerId = demoClientId(businessId, 'Restorant Te Ura');
  await transaction.run(
    `insert into tenant.client_credit_settings (business_id, exchange_rate, code_standard) values ($1, $2, '')`,
    [businessId, valueOfPoint],
  );
  await transaction.run(
    'insert into tenant.client_credits (business_id, customer_id, points) values ($1, $2, $3)',
    [businessId, customerId, hundredthsOfPoints],
  );
  await transaction.run(
    `insert into tenant.client_credit_moves (business_id, id, customer_id, change, moved_at, by_id, by_name)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      businessId,
      demoId(`${businessId} credit ${customerId}`),
      customerId,
      hundredthsOfPoints,
      since,
      personId(business.owner),
      business.owner.name,
    ],
  );
}
