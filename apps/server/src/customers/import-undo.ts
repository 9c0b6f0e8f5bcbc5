import { joinByHash } from '../platform/database/join-by-hash.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import type { TouchedRecord } from './import-customers.ts';
import { nextChangeNumbers } from './next-change-numbers.ts';

const batchSize = 1000;

/**
 * Undoes an import: restores changed customers and marks added ones as deleted, unless they were edited later.
 * Each gets a new change number and no row is removed, so that clients that follow the changes receive the undo too.
 */
export async function undoCustomers(
  { transaction, businessId, clock }: Pick<BusinessContext, 'transaction' | 'businessId' | 'clock'>,
  touched: readonly TouchedRecord[],
): Promise<{ undone: number; kept: number }> {
  const firstNumber = await nextChangeNumbers(transaction, businessId, touched.length);
  const now = clock.now();
  let undone = 0;
  for (let start = 0; start < touched.length; start += batchSize) {
    const part = touched.slice(start, start + batchSize);
    const rows = part.map(
      ({ id, before, leftAt }, place) =>
        `{"id":"${id}","leftAt":"${leftAt}","place":${start + place},"before":${before}}`,
    );
    const values = [businessId, `[${rows.join()}]`, firstNumber, part.map(({ id }) => id)];
    const { count: restored } = await joinByHash(transaction, () => transaction.run(restore, values));
    const { count: removed } = await joinByHash(transaction, () => transaction.run(remove, [...values, now]));
    undone += restored + removed;
  }
  return { undone, kept: touched.length - undone };
}

const touchedRows = `jsonb_to_recordset($2::text::jsonb)
  as touched (id text, "leftAt" timestamptz, place bigint, before jsonb)`;

const leftUntouched = `customer.business_id = $1 and customer.id = any ($4::text[]) and customer.id = touched.id
  and customer.updated_at = touched."leftAt" and customer.deleted_at is null`;

const restore = `
  update tenant.customers customer
  set name = was.name, id_type = was.id_type, id_number = was.id_number, code = was.code, phone = was.phone,
    email = was.email, address = was.address, town = was.town, country = was.country, created_at = was.created_at,
    created_by = was.created_by, updated_at = was.updated_at, change_number = $3::bigint + touched.place
  from ${touchedRows}, jsonb_populate_record(null::tenant.customers, touched.before) as was
  where touched.before is not null and ${leftUntouched}`;

const remove = `
  update tenant.customers customer
  set deleted_at = $5, is_undone = true, updated_at = greatest($5::timestamptz, customer.updated_at + interval '1 millisecond'),
    change_number = $3::bigint + touched.place
  from ${touchedRows}
  where touched.before is null and ${leftUntouched}`;
