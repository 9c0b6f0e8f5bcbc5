import postgres, { type TransactionSql } from 'postgres';
import { addManyInvoices } from './many-invoices.ts';
import { withoutIndexes } from './without-indexes.ts';

export interface Indebted {
  readonly customers: number;
  /** The number of documents of each of these customers. */
  readonly documents: number;
}

/** The id of the customer with this index; the customers with many documents have the first indexes. */
export const indebtedId = (index: number) =>
  (1_760_000_000 + index).toString(16) + index.toString(16).padStart(16, '0');

const filledTables = [
  'tenant.journals',
  'tenant.payments',
  'tenant.payment_allocations',
  'tenant.open_items',
];

/**
 * Adds invoices of three years to the owner's business and spreads them over the first customers as debts. Of ten
 * invoices seven are paid after twenty days, one is half paid, and two are unpaid. The journals have no lines,
 * because the screens of debts do not read them.
 */
export async function addManyDebts(
  databaseUrl: string,
  ownerEmail: string,
  [many, few]: readonly [Indebted, Indebted],
): Promise<void> {
  const ofMany = many.customers * many.documents;
  const count = ofMany + few.customers * few.documents;
  await addManyInvoices(databaseUrl, ownerEmail, count);
  const database = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await database.begin(async (sql) => {
      // Disables triggers and foreign keys, because the generated rows are consistent.
      await sql`set local session_replication_role = replica`;
      await sql`set local maintenance_work_mem = '1GB'`;
      await sql`
        create temporary table debt on commit drop as
        with sold as (
          select business_id, id, day, issued_at, with_vat as charged, n,
            -- A prime number, so that every customer buys over all of the three years.
            (n * 15485863) % ${count} as drawn
          from (select *, row_number() over (order by issued_at, id) - 1 as n from tenant.invoices
            where business_id = (select b.id from platform.businesses b join platform.users u on u.id = b.owner_id
              where u.email = ${ownerEmail}) and seller ->> 'nuis' = 'L91402501H'
            order by issued_at, id limit ${count}) invoice
        )
        select *, case when drawn < ${ofMany} then 1 + drawn % ${many.customers}
            else 1 + ${many.customers} + drawn % ${few.customers} end as customer,
          case when n % 10 < 7 then charged when n % 10 = 7 then charged / 2 else 0 end as settled,
          least(day + 20, current_date) as paid_day
        from sold`;
      await sql`alter table debt add subject_id text collate "C", add payment_id text, add paying_journal_id text`;
      await sql`
        update debt set subject_id = to_hex(1760000000 + customer) || lpad(to_hex(customer), 16, '0'),
          payment_id = substr(md5('payment ' || id), 1, 24), paying_journal_id = substr(md5('journal ' || id), 1, 24)`;
      await sql`analyze debt`;
      await withoutIndexes(sql, filledTables, () => enterDebts(sql));
    });
    await database`vacuum analyze`;
  } finally {
    await database.end();
  }
}

async function enterDebts(sql: TransactionSql): Promise<void> {
  await sql`
    insert into tenant.journals (business_id, id, source_type, source_id, kind, day, made_at)
    select business_id, id, 'invoice', id, 'sale', day, issued_at from debt
    union all
    select business_id, paying_journal_id, 'payment', payment_id, 'payment', paid_day, paid_day + time '15:00'
    from debt where settled > 0`;
  await sql`
    insert into tenant.payments (business_id, id, own_id, fingerprint, number, year, number_text, kind, side, subject_id, method,
      account_id, day, currency, exchange_rate, amount, amount_all, rest, rest_all, note, made_at, by_id, by_name)
    select business_id, payment_id, payment_id, sha256(payment_id::bytea), 1000000 + n, extract(year from paid_day),
      (1000000 + n) || '/' || extract(year from paid_day), 'payment', 'customer', subject_id, 'ACCOUNT', account.id, paid_day,
      'ALL', 1, settled, settled, 0, 0, '', paid_day + time '15:00', substr(md5('payer'), 1, 24), 'Matja'
    from debt cross join lateral (
      select id from tenant.accounts where business_id = debt.business_id and currency = 'ALL' order by id limit 1
    ) account
    where settled > 0`;
  await sql`
    insert into tenant.payment_allocations (business_id, payment_id, place, document_id, is_advance, currency, settled,
      settled_all, worth_all)
    select business_id, payment_id, 1, id, false, 'ALL', settled, settled, settled from debt where settled > 0`;
  await sql`
    insert into tenant.subject_entries (business_id, side, subject_id, day, journal_id, currency, document_id, owed_all, owed_mon)
    select business_id, 'customer', subject_id, day, id, 'ALL', id, charged, charged from debt
    union all
    select business_id, 'customer', subject_id, paid_day, paying_journal_id, 'ALL', id, -settled, -settled
    from debt where settled > 0`;
  await sql`
    insert into tenant.open_items (business_id, side, subject_id, document_id, is_advance, currency, exchange_rate, day, due_day,
      charged_all, charged_mon, open_all, open_mon)
    select business_id, 'customer', subject_id, id, false, 'ALL', 1, day, day + 30, charged, charged, charged - settled,
      charged - settled
    from debt`;
  await sql`
    insert into tenant.subject_balances (business_id, side, subject_id, currency, owed_all, owed_mon)
    select business_id, side, subject_id, currency, sum(open_all), sum(open_mon) from tenant.open_items
    where (business_id, subject_id) in (select business_id, subject_id from debt)
    group by business_id, side, subject_id, currency`;
}
