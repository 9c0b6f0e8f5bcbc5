import postgres from 'postgres';

/**
 * Adds a stock movement for each line with an article of the invoices that addManyInvoices made, and for each article
 * in each shop an entry before its first sale. Rows are inserted directly into the tables, in the order of time, as
 * sales add them.
 */
export async function addSoldMovements(databaseUrl: string, ownerEmail: string): Promise<void> {
  const database = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const [business] = await database<{ id: string }[]>`
      select b.id from platform.businesses b join platform.users u on u.id = b.owner_id where u.email = ${ownerEmail}`;
    if (business === undefined) throw new Error(`${ownerEmail} has no business`);
    await database.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`set local work_mem = '1GB'`;
      await sql`
        create temporary table moved on commit drop as
        select invoice.shop_id, line.article_id, invoice.issued_at as at, invoice.id as invoice_id, line.place,
          line.quantity, line.cost
        from tenant.invoices invoice
        join tenant.invoice_lines line on line.business_id = invoice.business_id and line.invoice_id = invoice.id
        where invoice.business_id = ${business.id} and line.article_id is not null
          and invoice.shop_id like 'b0000000000000000000000%'`;
      await sql`
        insert into tenant.stock (business_id, shop_id, article_id, quantity, value, movements)
        select ${business.id}, shop_id, article_id, sum(quantity), sum(cost), count(*) + 1 from moved group by shop_id, article_id
        on conflict do nothing`;
      await sql`
        insert into tenant.stock_movements (business_id, id, at, shop_id, article_id, number, quantity, cost, value,
          quantity_after, value_after, document_kind, document_id, line_place, reason, is_cost_missing, unit_cost)
        select ${business.id}, substr(md5(shop_id || article_id), 1, 24), min(at) - interval '1 hour', shop_id, article_id, 1,
          2 * sum(quantity), 2 * sum(cost), 2 * sum(cost), 2 * sum(quantity), 2 * sum(cost), 'entry',
          substr(md5(shop_id), 1, 24), null, 'purchase', false, 0
        from moved group by shop_id, article_id`;
      await sql`
        insert into tenant.stock_movements (business_id, id, at, shop_id, article_id, number, quantity, cost, value,
          quantity_after, value_after, document_kind, document_id, line_place, reason, is_cost_missing, unit_cost)
        select ${business.id}, substr(md5(invoice_id || place), 1, 24), at, shop_id, article_id,
          1 + row_number() over (partition by shop_id, article_id order by at, invoice_id, place),
          -quantity, -cost, -cost, 1, 1, 'invoice', invoice_id, place, 'sale', false, 0
        from moved order by at`;
    });
    await database`vacuum analyze tenant.stock, tenant.stock_movements`;
  } finally {
    await database.end();
  }
}
