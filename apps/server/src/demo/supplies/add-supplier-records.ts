import { clientCodePrefix } from '@tezga/domain';
import { nextChangeNumbers } from '../../customers/index.ts';
import { rowsAsJson } from '../../platform/database/rows-as-json.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { demoClientId } from '../add-clients.ts';
import { demoId } from '../demo-id.ts';
import type { DemoBusiness } from '../people.ts';
import { demoSuppliers, suppliesOf } from './suppliers.ts';

/** Inserts the records of the suppliers of a business, so that their invoices become debts. */
export async function addSupplierRecords(
  transaction: Transaction,
  { key, trade, owner }: DemoBusiness,
  now: Date,
): Promise<void> {
  const businessId = demoId(key);
  const suppliers = [...new Set(suppliesOf[trade].map(({ from }) => from))];
  const first = await nextChangeNumbers(transaction, businessId, suppliers.length);
  const rows = suppliers.map((from, index) => {
    const { nuis, name, address, town } = demoSuppliers[from];
    return {
      id: demoClientId(businessId, name),
      name,
      id_number: nuis,
      code: `${clientCodePrefix.NUIS}9000${index + 1}`,
      address,
      town,
      change_number: first + BigInt(index),
    };
  });
  await transaction.run(
    `insert into tenant.customers
       (business_id, id, name, id_type, id_number, code, phone, email, address, town, country, change_number, created_at,
        created_by, updated_at)
     select $1, id, name, 'NUIS', id_number, code, '', '', address, town, 'ALB', change_number, $3::timestamptz, $4,
       $3::timestamptz
     from jsonb_to_recordset($2::text::jsonb) as given (
       id text, name text, id_number text, code text, address text, town text, change_number bigint)
     on conflict do nothing`,
    [businessId, rowsAsJson(rows), now, owner.name],
  );
}
