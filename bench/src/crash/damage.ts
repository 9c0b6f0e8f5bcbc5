import { proveTotals } from '@tezga/server/sales';
import type postgres from 'postgres';

type Sql = postgres.Sql<{ bigint: bigint }>;

/** Checks all documents of a business against the guarantees; returns one line for each violation. */
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
    ...(await rowsOf(sql, businessId, notInActivityLog, 'activity log')),
    ...(await rowsOf(sql, businessId, wronglySubmittedInvoices, 'submitted')),
    ...(await rowsOf(sql, businessId, wronglySubmittedTransferNotes, 'submitted WTN')),
    ...(await rowsOf(sql, businessId, wronglySentEInvoices, 'e-invoice')),
    ...(await rowsOf(sql, businessId, wrongNumbers, 'numbers')),
    ...(await rowsOf(sql, businessId, wrongTransferNoteNumbers, 'numbers of WTN')),
    ...(await rowsOf(sql, businessId, correctedTooMuch, 'corrected')),
    ...(await rowsOf(sql, businessId, summedUpTwice, 'summed up')),
    ...(await rowsOf(sql, businessId, unbalanced, 'journal')),
    ...(await rowsOf(sql, businessId, unposted, 'not posted')),
    ...(await rowsOf(sql, businessId, costUnposted, 'cost not posted')),
    ...(await rowsOf(sql, businessId, wrongStock, 'stock')),
    ...(await rowsOf(sql, businessId, unmoved, 'not moved')),
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
    select id, sale_id from tenant.invoices where business_id = ${businessId}
    union all
    select id, note_id from tenant.transfer_notes where business_id = ${businessId}`;
  const stored = new Map(rows.map(({ id, sale_id: saleId }) => [saleId, id]));
  return [
    ...[...acknowledged].flatMap(([saleId, id]) =>
      stored.get(saleId) === id ? [] : [`${saleId} was acknowledged and is missing`],
    ),
    // Sellers retry every document until it is acknowledged, so there may be no unacknowledged one.
    ...[...stored.keys()].flatMap((saleId) =>
      acknowledged.has(saleId) ? [] : [`${saleId} exists but was never acknowledged`],
    ),
  ];
}

async function rowsOf(sql: Sql, businessId: string, query: string, kind: string): Promise<string[]> {
  const rows = await sql.unsafe(query, [businessId]);
  return rows.map((row) => `${kind} ${JSON.stringify(row, written)}`);
}

/** The activity log must name every document once, and must not name other documents. */
const notInActivityLog = `
  with documents as (
    select 'invoice' as kind, number_text from tenant.invoices where business_id = $1
    union all select 'note', number_text from tenant.transfer_notes where business_id = $1
  ), lines as (
    select case action when 'wtn.issue' then 'note' else 'invoice' end as kind, subject as number_text, count(*) as times
    from tenant.activity
    where business_id = $1 and action in ('sales.issue', 'sales.correct', 'sales.summarize', 'wtn.issue')
      and subject is not null
    group by 1, 2
  )
  select kind, number_text, times from documents full join lines using (kind, number_text)
  where documents.number_text is null or times is distinct from 1 limit 20`;

/**
 * The tax authority must have every invoice once, with the code stored here, and must have no other invoices.
 */
const wronglySubmittedInvoices = `
  with ours as (
    select invoice.iic, document.code from tenant.invoices invoice
    join tenant.fiscal_documents document on document.business_id = invoice.business_id and document.id = invoice.id
    where invoice.business_id = $1
  ), theirs as (
    select registered.iic, registered.fic from tax_authority.invoices registered
    join platform.businesses business on business.nipt = registered.issuer where business.id = $1
  )
  select iic, ours.code, theirs.fic from ours full join theirs using (iic) where ours.code is distinct from theirs.fic limit 20`;

const wronglySubmittedTransferNotes = `
  with ours as (
    select note.wtnic, document.code from tenant.transfer_notes note
    join tenant.fiscal_documents document on document.business_id = note.business_id and document.id = note.id
    where note.business_id = $1
  ), theirs as (
    select registered.wtnic, registered.fwtnic from tax_authority.transfer_notes registered
    join platform.businesses business on business.nipt = registered.issuer where business.id = $1
  )
  select wtnic, ours.code, theirs.fwtnic from ours full join theirs using (wtnic)
  where ours.code is distinct from theirs.fwtnic limit 20`;

/** The central platform must have each e-invoice once, with the EIC stored here. */
const wronglySentEInvoices = `
  with ours as (
    select invoice.iic, sent.eic from tenant.e_invoices sent
    join tenant.invoices invoice on invoice.business_id = sent.business_id and invoice.id = sent.invoice_id
    where sent.business_id = $1
  ), theirs as (
    select registered.iic, registered.eic from tax_authority.einvoices registered
    join platform.businesses business on business.nipt = registered.issuer where business.id = $1
  )
  select iic, ours.eic, theirs.eic as theirs from ours full join theirs using (iic)
  where ours.eic is distinct from theirs.eic limit 20`;

const wrongNumbers = `
  select type, tcr_code, year, count(*), min(number), max(number) from tenant.invoices where business_id = $1
  group by type, tcr_code, year
  having min(number) <> 1 or max(number) <> count(*) or count(distinct number) <> count(*)`;

const wrongTransferNoteNumbers = `
  select year, count(*), min(number), max(number) from tenant.transfer_notes where business_id = $1
  group by year having min(number) <> 1 or max(number) <> count(*) or count(distinct number) <> count(*)`;

/** Corrections must not take back more of a line than its quantity. */
const correctedTooMuch = `
  select line.invoice_id, line.place, line.quantity, sum(back.quantity) as back
  from tenant.invoice_lines line
  join tenant.invoice_references reference on reference.business_id = $1 and reference.referred_id = line.invoice_id
    and reference.relation in ('corrects', 'cancels')
  join tenant.invoice_lines back on back.business_id = $1 and back.invoice_id = reference.invoice_id
    and back.corrects_place = line.place
  where line.business_id = $1
  group by line.invoice_id, line.place, line.quantity having line.quantity + sum(back.quantity) < 0`;

const summedUpTwice = `
  select referred_id, count(*) from tenant.invoice_references where business_id = $1 and relation = 'sums-up'
  group by referred_id having count(*) > 1`;

const unbalanced = `
  select journal_id, sum(debit) - sum(credit) as difference from tenant.journal_lines where business_id = $1
  group by journal_id having sum(debit) <> sum(credit)`;

const unposted = `
  select id from tenant.invoices invoice where business_id = $1 and with_vat <> 0 and class <> 'order'
    and 1 <> (select count(*) from tenant.journals journal where journal.business_id = $1
      and source_type = 'invoice' and source_id = invoice.id and kind in ('sale', 'correction'))`;

/**
 * Finds invoices whose stock movements have a value but no journal of kind `cogs`. Movements of self-issued purchases are
 * left out, because they are posted at their purchase price.
 */
const costUnposted = `
  select document_id, sum(value) as value from tenant.stock_movements movement
  where business_id = $1 and document_kind = 'invoice' and reason <> 'purchase'
    and not exists (select from tenant.journals journal where journal.business_id = $1
      and source_type = 'invoice' and source_id = movement.document_id and kind = 'cogs')
  group by document_id having sum(value) <> 0`;

const wrongStock = `
  select stock.shop_id, stock.article_id, stock.quantity, sum(movement.quantity) as moved
  from tenant.stock stock left join tenant.stock_movements movement using (business_id, shop_id, article_id)
  where stock.business_id = $1
  group by stock.shop_id, stock.article_id, stock.quantity, stock.value, stock.movements
  having stock.quantity <> coalesce(sum(movement.quantity), 0) or stock.value <> coalesce(sum(movement.value), 0)
    or stock.movements <> count(movement.id)`;

/**
 * Every sold article with stock must have its stock movement, and every purchased one as well; a summary
 * invoice moves nothing, because its orders already have. The bench sells no recipes, no advances, and
 * nothing to the business itself.
 */
const unmoved = `
  select line.invoice_id, line.article_id, sum(line.quantity) as quantity
  from tenant.invoice_lines line
  join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = line.invoice_id
  join tenant.articles article on article.business_id = $1 and article.id = line.article_id
  where line.business_id = $1 and article.is_stock_counted and not article.is_composite
    and not exists (select from tenant.invoice_references reference where reference.business_id = $1
      and reference.invoice_id = line.invoice_id and reference.relation = 'sums-up')
  group by line.invoice_id, line.article_id, invoice.document
  having sum(line.quantity) * case when invoice.document ->> 'selfIssue' is null then -1 else 1 end <> coalesce((
    select sum(movement.quantity) from tenant.stock_movements movement where movement.business_id = $1
      and movement.document_id = line.invoice_id and movement.article_id = line.article_id
  ), 0)
  union all
  select null, null, 0 where not exists (select from tenant.stock_movements where business_id = $1)`;

/** Finds drawers with a wrong sum of cash sales; purchases, also of currency, are paid from the drawer. */
const wrongDrawers = `
  select drawer.till_id, drawer.day, drawer.sold from tenant.drawer_days drawer
  where drawer.business_id = $1 and drawer.sold <> coalesce((
    select sum((payment ->> 'amountInLek')::bigint * case
      when invoice.document ->> 'isBuying' = 'true' or invoice.document ->> 'selfIssue' is not null then -1 else 1 end)
    from tenant.invoices invoice, jsonb_array_elements(invoice.payments) payment
    where invoice.business_id = $1 and invoice.till_id = drawer.till_id and invoice.day = drawer.day
      and (invoice.currency = 'ALL' or invoice.document ->> 'isBuying' = 'true') and payment ->> 'method' = 'BANKNOTE'
  ), 0)`;
