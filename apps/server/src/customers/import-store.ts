import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { KnownCustomer } from './import-plan.ts';
import type { CustomerContent } from './customer-row.ts';

/** The version (`updated_at`) as database text: a Date would lose the microseconds. */
export interface LeftVersion {
  readonly id: string;
  readonly leftAt: string;
}

export interface CustomerToWrite extends CustomerContent {
  readonly id: string;
  readonly change_number: bigint;
}

/** The statements of an import: one for all rows of a batch. */
export function importStore(transaction: Transaction, businessId: string) {
  const run = async <Row extends object>(text: string, rows: readonly unknown[], ...values: unknown[]) =>
    rows.length === 0
      ? []
      : [...(await transaction.run<Row>(text, [businessId, rowsAsJson(rows), ...values]))];
  return {
    /**
     * The customers with a code or id number of the rows, oldest first. The rows are not locked here, because the
     * import has already locked the change numbers of the business.
     */
    async known(codes: readonly string[], idNumbers: readonly string[]): Promise<KnownCustomer[]> {
      const [byCode, byNumber] = await Promise.all([
        transaction.run<KnownCustomer>(`${knownCustomers} and code = any ($2::text[])`, [businessId, codes]),
        transaction.run<KnownCustomer>(`${knownCustomers} and id_number = any ($2::text[])`, [
          businessId,
          idNumbers,
        ]),
      ]);
      const found = [...byCode, ...byNumber];
      return [...new Map(found.map((customer) => [customer.id, customer])).values()].toSorted((one, other) =>
        one.id < other.id ? -1 : 1,
      );
    },

    /** A snapshot of each customer as JSON text, for undo. */
    states: (ids: readonly string[]) =>
      transaction.run<{ id: string; state: string }>(customerStates, [businessId, ids]),

    add: (customers: readonly CustomerToWrite[], at: Date, by: string): Promise<LeftVersion[]> =>
      run(addCustomers, customers, at, by),

    change: (customers: readonly CustomerToWrite[], at: Date): Promise<LeftVersion[]> =>
      run(
        changeCustomers,
        customers,
        at,
        customers.map(({ id }) => id),
      ),
  };
}

const columns = 'name, id_type, id_number, code, phone, email, address, town, country';
const columnTypes = columns.replaceAll(/\w+/g, '$& text');

// Queried once by code and once by number: an OR of both conditions would use neither index.
const knownCustomers = `
  select id::text, ${columns} from tenant.customers where business_id = $1 and deleted_at is null`;

const customerStates = `
  select id::text, (to_jsonb(customer) - 'search_text' - 'code_length')::text as state
  from tenant.customers customer
  where business_id = $1 and id = any ($2::text[])`;

const addCustomers = `
  insert into tenant.customers (business_id, id, ${columns}, created_at, created_by, updated_at, change_number)
  select $1, id, ${columns}, $3, $4, $3, change_number
  from jsonb_to_recordset($2::text::jsonb) as new (id text, ${columnTypes}, change_number bigint)
  returning id::text, updated_at::text as "leftAt"`;

// The ids are passed a second time as an array, so that the planner uses the index.
const changeCustomers = `
  update tenant.customers customer
  set (${columns}) = (select ${columns.replaceAll(/\w+/g, 'new.$&')}), change_number = new.change_number,
    updated_at = greatest($3::timestamptz, customer.updated_at + interval '1 millisecond')
  from jsonb_to_recordset($2::text::jsonb) as new (id text, ${columnTypes}, change_number bigint)
  where customer.business_id = $1 and customer.id = any ($4::text[]) and customer.id = new.id
  returning customer.id::text, customer.updated_at::text as "leftAt"`;
