import postgres, { type TransactionSql } from 'postgres';
import { addManyArticles } from './many-articles.ts';
import { addManyCustomers } from './many-customers.ts';
import { addSaleTotals } from './many-sale-totals.ts';
import { addLineNames, changeArticles, commonNames } from './many-sold-names.ts';
import { withoutIndexes } from './without-indexes.ts';

export const soldArticles = 1_500;
export const buyingCustomers = 20_000;
export const soldDays = 3 * 365;
export const linesEach = 5;
/** An operator who sells only in the morning. */
export const morningOperator = 13;
const filledTables = ['tenant.invoices', 'tenant.invoice_lines', 'tenant.fiscal_documents'];

/**
 * Adds this many invoices of five lines over the last three years to the owner's business, in three new shops
 * with two tills and four operators each, and one operator for mornings. Rows are inserted directly into the
 * tables; their codes are not real signatures.
 */
export async function addManyInvoices(databaseUrl: string, ownerEmail: string, count: number): Promise<void> {
  await addManyArticles(databaseUrl, ownerEmail, soldArticles);
  await addManyCustomers(databaseUrl, ownerEmail, buyingCustomers);
  const database = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const [business] = await database<{ id: string }[]>`
      select b.id from platform.businesses b join platform.users u on u.id = b.owner_id where u.email = ${ownerEmail}`;
    if (business === undefined) throw new Error(`${ownerEmail} has no business`);
    await database.begin(async (sql) => {
      await settings(sql);
      await addShopsAndTills(sql, business.id);
      await drawSales(sql, business.id, count);
      await withoutIndexes(sql, filledTables, async () => {
        await addLines(sql, business.id);
        await addUpLines(sql, business.id);
        await addInvoices(sql, business.id);
        await addFiscalDocuments(sql, count);
      });
      await addSaleTotals(sql, business.id);
      await addLineNames(sql, business.id);
      await changeArticles(sql, business.id);
    });
    await database`vacuum analyze`;
  } finally {
    await database.end();
  }
}

/**
 * Disables triggers and foreign keys, because the generated rows are consistent; a fixed random seed makes
 * the rows the same in every run.
 */
async function settings(sql: TransactionSql): Promise<void> {
  await sql`set local session_replication_role = replica`;
  await sql`set local work_mem = '1GB'`;
  await sql`set local maintenance_work_mem = '1GB'`;
  await sql`select setseed(0.5)`;
}

async function addShopsAndTills(sql: TransactionSql, businessId: string): Promise<void> {
  await sql`
    insert into tenant.shops (business_id, id, name, business_unit_code, address, city)
    select ${businessId}, 'b' || lpad(n::text, 23, '0'), 'Dyqani i madh ' || n, 'mb10' || n || 'nj001', 'Rruga e Dibrës', 'Tiranë'
    from generate_series(1, 3) n`;
  await sql`
    insert into tenant.tills (business_id, id, kind, shop_id, name, tcr_code, tcr_order_number, tcr_number)
    select ${businessId}, 'c' || lpad(n::text, 23, '0'), 'pos', 'b' || lpad(((n + 1) / 2)::text, 23, '0'), 'Arka e madhe ' || n,
      'mb10' || n || 'ar001', taken + n, (taken + n)::text
    from generate_series(1, 6) n,
      (select coalesce(max(tcr_order_number), 0) as taken from tenant.tills where business_id = ${businessId}) numbered`;
}

/**
 * Draws the time, till, payment and buyer of each sale; more sales are recent, at midday, and in the first
 * shop. Ids are validated here once, not again for every line.
 */
async function drawSales(sql: TransactionSql, businessId: string, count: number): Promise<void> {
  await sql`
    create temporary table drawn on commit drop as
    with chance as (
      select floor(${soldDays} * power(random(), 1.25))::integer as days_ago,
        7 * 3600 + floor(15 * 3600 * (random() + random()) / 2) as second, random() as place, random() as paid,
        random() as method, random() as buyer, power(random(), 2) as customer
      from generate_series(1, ${count}::integer)
    ), moment as (
      select *, ((now() at time zone 'Europe/Tirane')::date - days_ago) + make_interval(secs => second) as wanted_at
      from chance
    ), placed as (
      select *, case when wanted_at > now() at time zone 'Europe/Tirane' then wanted_at - interval '1 day' else wanted_at end as at,
        case when place < 0.3 then 1 when place < 0.5 then 2 when place < 0.68 then 3 when place < 0.8 then 4
          when place < 0.92 then 5 else 6 end as till,
        case when paid < 0.66 then 'cash' when paid < 0.88 then 'card' when paid < 0.92 then 'order' else 'nonCash' end as class
      from moment
    ), sold as (
      select row_number() over (order by at) as n, at, at at time zone 'Europe/Tirane' as issued_at, at::date as day,
        extract(year from at)::smallint as year, till, (till + 1) / 2 as shop, class,
        -- Each till has one operator until three o'clock and another afterwards; at the last till the morning operator starts the day.
        case when till = 6 and extract(hour from at) < 12 then ${morningOperator}::integer
          else 4 * ((till - 1) / 2) + 1 + ((at::date - date '2020-01-01') + till % 2 * 2 + (extract(hour from at) >= 15)::integer) % 4
        end as operator,
        case when class = 'nonCash' then case when method < 0.8 then 'ACCOUNT' when method < 0.95 then 'TRANSFER' else 'COMPENSATION' end
          when class = 'card' then 'CARD' when class = 'order' then 'ORDER'
          when method < 0.95 then 'BANKNOTE' when method < 0.98 then 'SVOUCHER' when method < 0.99 then 'CHECK' else 'COMPANY'
        end as method,
        class = 'cash' and method < 0.05 as is_split,
        case when class = 'nonCash' or buyer < 0.13 then 1 + floor(customer * ${buyingCustomers})::integer end as customer
      from placed
    )
    select sold.*, ${businessId}::text::platform.record_id as business_id,
      (lpad(to_hex((extract(epoch from issued_at) * 1000)::bigint), 12, '0') || lpad(to_hex(n), 12, '0'))::platform.record_id as id,
      ('b' || lpad(shop::text, 23, '0'))::platform.record_id as shop_id,
      ('c' || lpad(till::text, 23, '0'))::platform.record_id as till_id,
      ('d' || lpad(operator::text, 23, '0'))::platform.record_id as operator_id,
      (to_hex(1760000000 + customer) || lpad(to_hex(customer), 16, '0'))::platform.record_id as customer_id,
      -- Above all numbers of non-cash invoices in the demo.
      case when class = 'nonCash' then 1000000 else 0 end
        + row_number() over (partition by year, class = 'nonCash', case when class = 'nonCash' then 0 else till end order by n) as number
    from sold order by n`;
  await sql`analyze drawn`;
}

/**
 * A hundredth of the articles makes a fifth of the lines. One line in twenty has no article, only the price
 * of some article; a third of these lines have a name that no other line has.
 */
async function addLines(sql: TransactionSql, businessId: string): Promise<void> {
  await sql`
    insert into tenant.invoice_lines (business_id, invoice_id, place, article_id, name, sku, barcode, unit, quantity,
      unit_price_without_vat, unit_price_with_vat, discount, lowers_tax_base, vat_percent, without_vat, vat, with_vat, cost)
    with picked as (
      select business_id, id, n, place, (n * 7 + place) % 20 = 0 as is_free,
        1 + floor(power(random(), 3) * ${soldArticles})::integer as rank,
        1 + floor(power(random(), 2) * 4)::integer as pieces
      from drawn, generate_series(1, ${linesEach}) place
    ), article as (
      select right(sku, 6)::integer as rank, id, name, sku, barcode, (price + 999) / 1000 * 1000 as price,
        case when right(sku, 6)::integer % 8 = 0 then 6 else 20 end as percent
      from tenant.articles where business_id = ${businessId} and sku ~ '^M[0-9]{6}$'
    )
    select business_id, picked.id, place, case when not is_free then article.id end,
      case when not is_free then name when n % 3 = 0 then 'Riparim ' || substr(md5(n::text), 1, 5) || ' ' || n
        else (${commonNames}::text[])[1 + n / 3 % ${commonNames.length}] end,
      case when is_free then '' else sku end, case when is_free then '' else barcode end, 'copë', pieces * 1000,
      (price * 200 + 100 + percent) / (200 + 2 * percent), price, 0, true, percent, without_vat, pieces * price - without_vat,
      pieces * price, pieces * price * 6 / 10
    from picked join article using (rank)
    cross join lateral (select (pieces * price * 200 + 100 + percent) / (200 + 2 * percent) as without_vat) split`;
}

/** Computes the totals of each invoice from its lines. */
async function addUpLines(sql: TransactionSql, businessId: string): Promise<void> {
  await sql`analyze tenant.invoice_lines`;
  await sql`
    create temporary table sold on commit drop as
    select drawn.*, summed.*
    from drawn join (
      select invoice_id, sum(quantity)::bigint as quantity, sum(without_vat)::bigint as without_vat, sum(vat)::bigint as vat,
        sum(with_vat)::bigint as with_vat, sum(cost)::bigint as cost,
        array[count(*) filter (where vat_percent = 20), sum(without_vat) filter (where vat_percent = 20),
          sum(vat) filter (where vat_percent = 20)]::bigint[] as at_20,
        array[count(*) filter (where vat_percent = 6), sum(without_vat) filter (where vat_percent = 6),
          sum(vat) filter (where vat_percent = 6)]::bigint[] as at_6
      from tenant.invoice_lines where business_id = ${businessId} group by invoice_id
    ) summed on summed.invoice_id = drawn.id
    order by n`;
  await sql`analyze sold`;
}

async function addInvoices(sql: TransactionSql, businessId: string): Promise<void> {
  await sql`
    insert into tenant.invoices (business_id, id, sale_id, type, class, number, year, number_text, issued_at, day, shop_id,
      till_id, business_unit_code, tcr_code, software_code, operator_id, operator_code, operator_name, seller, customer_id,
      buyer, buyer_name, buyer_id_number, client_code, is_issuer_in_vat, has_vat, is_reverse_charge, currency, exchange_rate,
      without_vat, vat, with_vat, same_taxes, payments, line_count, cost, iic, iic_signature)
    select sold.business_id, sold.id, sold.id, case when class = 'nonCash' then 'NONCASH' else 'CASH' end, class, number, year,
      number || '/' || year || case when class = 'nonCash' then '' else '/' || till.tcr_code end, issued_at, day, sold.shop_id,
      till_id, shop.business_unit_code, case when class = 'nonCash' then '' else till.tcr_code end, 'tz100sw100', operator_id,
      'op1' || lpad(operator::text, 2, '0') || 'nj001', 'Operatori ' || operator,
      jsonb_build_object('name', 'Matja', 'nuis', 'L91402501H', 'address', 'Rruga e Dibrës', 'town', 'Tiranë', 'country', 'ALB'),
      customer.id,
      case when customer.id is not null then jsonb_build_object('idType', 'NUIS', 'idNumber', customer.id_number,
        'name', customer.name, 'address', customer.address, 'town', customer.town, 'country', 'ALB') end,
      coalesce(customer.name, ''), coalesce(customer.id_number, ''), coalesce(customer.code, ''), true, true, false, 'ALL', 1,
      without_vat, vat, with_vat, same_taxes,
      payments,
      ${linesEach}, cost, upper(md5('NSLF' || n)), upper(repeat(md5('signature' || n), 16))
    from sold
    join tenant.shops shop on shop.business_id = ${businessId} and shop.id = sold.shop_id
    join tenant.tills till on till.business_id = ${businessId} and till.id = sold.till_id
    left join tenant.customers customer on customer.business_id = ${businessId} and customer.id = sold.customer_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('method', part.method, 'amount', part.amount::text, 'amountInLek', part.amount::text,
        'companyCard', null, 'vouchers', '[]'::jsonb)) as payments
      from (values (sold.method, case when is_split then with_vat - with_vat / 2 else with_vat end),
        ('CARD', case when is_split then with_vat / 2 end)) part (method, amount)
      where part.amount is not null
    ) paid
    cross join lateral (
      select jsonb_agg(jsonb_build_object('lineCount', figures[1], 'vatPercent', percent, 'exemption', null,
        'withoutVat', figures[2]::text, 'vat', figures[3]::text)) as same_taxes
      from (values ('20', at_20), ('6', at_6)) rate (percent, figures) where figures[1] > 0
    ) taxed
    order by n`;
}

/**
 * The tax authority has accepted all invoices except forty pending ones (every tenth of the last four hundred) and
 * five refused ones, which are older.
 */
async function addFiscalDocuments(sql: TransactionSql, count: number): Promise<void> {
  await sql`
    insert into tenant.fiscal_documents (business_id, id, kind, made_at, request_uuid, status, code, answered_at, attempts,
      next_attempt_at, failure, last_failed_at)
    select business_id, id, 'invoice', issued_at, md5('request' || n)::uuid, status,
      case when status = 'fiscalized' then md5('NIVF' || n)::uuid end,
      case when status = 'fiscalized' then issued_at + interval '2 seconds' end, 1,
      case when status = 'pending' then now() + interval '1 hour' end,
      case when status <> 'fiscalized' then jsonb_build_object('name', 'unreachable', 'isOurs', false, 'code', null, 'text', null) end,
      case when status <> 'fiscalized' then issued_at + interval '2 seconds' end
    from sold, lateral (select case
      when n > ${count}::integer - 400 and n % 10 = 0 then 'pending'
      when n between ${count}::integer - 1000 and ${count}::integer - 401 and n % 120 = 0 then 'error'
      else 'fiscalized' end) told (status)
    order by n`;
}
