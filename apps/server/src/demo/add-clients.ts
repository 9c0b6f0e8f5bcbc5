import { canonicalClientId, clientCodePrefix, type ClientIdType } from '@tezga/domain';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Filling } from './add-staff.ts';
import { demoClients } from './clients.ts';
import { demoId } from './demo-id.ts';

export const demoClientId = (businessId: string, name: string) => demoId(`${businessId} client ${name}`);

/** Inserts the customers of the business. */
export async function addClients({ transaction, businessId, business, since }: Filling): Promise<void> {
  const given = new Map<ClientIdType, number>();
  const rows = demoClients[business.trade].map((client, index) => {
    const number = (given.get(client.idType) ?? 0) + 1;
    given.set(client.idType, number);
    const written = String(number).padStart(5, '0');
    return {
      id: demoClientId(businessId, client.name),
      name: client.name,
      id_type: client.idType,
      id_number: canonicalClientId(client.idType, client.idNumber),
      code: client.idType === 'POINTS' ? client.idNumber : clientCodePrefix[client.idType] + written,
      phone: client.phone ?? '',
      email: client.email ?? '',
      address: client.address,
      town: client.town,
      country: client.country ?? 'ALB',
      change_number: index + 1,
    };
  });
  await transaction.run(
    `insert into tenant.customers
       (business_id, id, name, id_type, id_number, code, phone, email, address, town, country, change_number,
        created_at, created_by, updated_at)
     select $1, id, name, id_type, id_number, code, phone, email, address, town, country, change_number, $3::timestamptz,
       $4, $3::timestamptz
     from jsonb_to_recordset($2::text::jsonb) as given (
       id text, name text, id_type text, id_number text, code text, phone text, email text, address text, town text,
       country text, change_number bigint)`,
    [businessId, rowsAsJson(rows), since, business.owner.name],
  );
  await transaction.run(
    'insert into tenant.customer_change_counters (business_id, last_number) values ($1, $2)',
    [businessId, rows.length],
  );
}
