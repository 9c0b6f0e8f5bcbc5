import { proveTotals } from '@tezga/server/sales';
import type postgres from 'postgres';

type Sql = postgres.Sql<{ bigint: bigint }>;

/** What is wrong with all that a business sold; nothing, if every promise holds. */
export async function findDamage(
  sql: Sql,
  businessId: string,
  acknowledged: ReadonlyMap<string, string>,
): Promise<string[]> {
  const differences = await proveTotals(
    (text, values) => sql.unsafe(text, values as never[]) as never,
    businessId,
  );
  return [
    ...(await lostSales(sql, businessId, acknowledged)),
    ...(await told(sql, businessId)),
    ...(await rowsOf(sql, businessId, wrongNumbers, 'numbers')),
    ...(await rowsOf(sql, businessId, unbalanced, 'journal')),
    ...(await rowsOf(sql, businessId, unposted, 'not posted')),
    ...(await rowsOf(sql, businessId, wrongStock, 'stock')),
    ...(await rowsOf(sql, businessId, wrongDrawers, 'drawer')),
    ...differences.map((difference) => `totals ${JSON.stringify(difference, written)}`),
  ];
}

const written = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

async function lostSales(
  sql: Sql,
  businessId: string,
  acknowledged: ReadonlyMap<string, string>,
): Promise<string[]> {
  const rows = await sql<{ id: string; sale_id: string }[]>`
    select id, sale_id from tenant.invoices where business_id = ${businessId}`;
  const kept = new Map(rows.map(({ id, sale_id: saleId }) => [saleId, id]));
  return [...acknowledged].flatMap(([saleId, id]) =>
    kept.get(saleId) === id ? [] : [`sale ${saleId} was acknowledged and is not there`],
  );
}

/** Every invoice is registered once at the tax authority, with the code that stands here, and nothing else is. */
async function told(sql: Sql, businessId: string): Promise<string[]> {
  const rows = await sql<{ what: string }[]>`
    with ours as (
      select invoice.iic, document.code from tenant.invoices invoice
      join tenant.fiscal_documents document on document.business_id = invoice.business_id and document.id = invoice.id
      where invoice.business_id = ${businessId}
    ), theirs as (
      select registered.iic, registered.fic from tax_authority.invoices registered
      join platform.businesses business on business.nipt = registered.issuer where business.id = ${businessId}
    )
    select concat(coalesce(ours.iic, theirs.iic), ' ', ours.code, ' ', theirs.fic) as what
    from ours full join theirs using (iic) where ours.code is distinct from theirs.fic limit 20`;
  return rows.map(({ what }) => `told ${what}`);
}

async function rowsOf(sql: Sql, businessId: string, query: string, kind: string): Promise<string[]> {
  const rows = await sql.unsafe(query, [businessId]);
  return rows.map((row) => `${kind} ${JSON.stringify(row, written)}`);
}

const wrongNumbers = `
  select type, tcr_code, year, count(*), min(number), max(number) from tenant.invoices where business_id = $1
  group by type, tcr_code, year
  having min(number) <> 1 or max(number) <> count(*) or count(distinct number) <> count(*)`;

const unbalanced = `
  select journal_id, sum(debit) - sum(credit) as difference from tenant.journal_lines where business_id = $1
  group by journal_id having sum(debit) <> sum(credit)`;

const unposted = `
  select id from tenant.invoices invoice where business_id = $1 and with_vat <> 0 and class <> 'order'
    and 1 <> (select count(*) from tenant.journals journal where journal.business_id = $1
      and source_type = 'invoice' and source_id = invoice.id and kind = 'sale')`;

const wrongStock = `
  select stock.shop_id, stock.article_id, stock.quantity, sum(movement.quantity) as moved
  from tenant.stock stock left join tenant.stock_movements movement using (business_id, shop_id, article_id)
  where stock.business_id = $1
  group by stock.shop_id, stock.article_id, stock.quantity, stock.value, stock.movements
  having stock.quantity <> coalesce(sum(movement.quantity), 0) or stock.value <> coalesce(sum(movement.value), 0)
    or stock.movements <> count(movement.id)`;

const wrongDrawers = `
  select drawer.till_id, drawer.day, drawer.sold from tenant.drawer_days drawer
  where drawer.business_id = $1 and drawer.sold <> coalesce((
    select sum((payment ->> 'amountInLek')::bigint)
    from tenant.invoices invoice, jsonb_array_elements(invoice.payments) payment
    where invoice.business_id = $1 and invoice.till_id = drawer.till_id and invoice.day = drawer.day
      and invoice.currency = 'ALL' and payment ->> 'method' = 'BANKNOTE'
  ), 0)`;
