import type { PendingQuery, Row, TransactionSql } from 'postgres';

/** Inserts the totals of the drawn sales as the product would; orders count only for their operator. */
export async function addSaleTotals(sql: TransactionSql, businessId: string): Promise<void> {
  const insertTotals = sql`
    insert into tenant.sale_totals (business_id, dimension, span, first_day, place_id, key, count, quantity, without_vat, vat,
      with_vat, cost)`;
  const figures = sql`count(*), sum(quantity), sum(without_vat), sum(vat), sum(with_vat), sum(cost)`;
  await sql`
    ${insertTotals} select ${businessId}, 'sales', 'day', day, till_id, operator_id || ':' || class, ${figures} from sold group by 4, 5, 6`;
  await sql`
    ${insertTotals} select ${businessId}, 'hour', 'day', day, till_id, to_char(at, 'HH24'), ${figures}
    from sold where class <> 'order' group by 4, 5, 6`;
  await sql`
    ${insertTotals} select ${businessId}, 'shop', 'day', day, till_id, shop_id, ${figures} from sold where class <> 'order' group by 4, 5, 6`;
  await sql`
    ${insertTotals} select ${businessId}, 'method', 'day', day, till_id, part.method, count(*), 0, 0, 0, sum(part.amount), 0
    from sold, lateral (values (sold.method, case when is_split then with_vat - with_vat / 2 else with_vat end),
      ('CARD', case when is_split then with_vat / 2 end)) part (method, amount)
    where class <> 'order' and part.amount is not null group by 4, 5, 6`;
  await sql`
    ${insertTotals} select ${businessId}, 'client', 'day', day, shop_id, customer_id, ${figures}
    from sold where class <> 'order' and customer_id is not null group by 4, 5, 6`;
  await addTotalsOfLines(sql, businessId, insertTotals);
  await sql`
    ${insertTotals} select ${businessId}, dimension, 'month', date_trunc('month', first_day::timestamp)::date, place_id, key, sum(count),
      sum(quantity), sum(without_vat), sum(vat), sum(with_vat), sum(cost)
    from tenant.sale_totals
    where business_id = ${businessId} and span = 'day'
      and place_id in (select shop_id from sold union select till_id from sold)
    group by 2, 4, 5, 6`;
}

async function addTotalsOfLines(
  sql: TransactionSql,
  businessId: string,
  insertTotals: PendingQuery<Row[]>,
): Promise<void> {
  await sql`
    ${insertTotals} select ${businessId}, 'item', 'day', day, shop_id, line.article_id, count(*), sum(line.quantity), sum(line.without_vat),
      sum(line.vat), sum(line.with_vat), sum(line.cost)
    from sold join tenant.invoice_lines line on line.business_id = ${businessId} and line.invoice_id = sold.id
    where class <> 'order' and line.article_id is not null group by 4, 5, 6`;
  await sql`
    ${insertTotals} select ${businessId}, 'vat', 'day', day, till_id, percent, count(*), sum(quantity), sum(without_vat), sum(vat),
      sum(with_vat), sum(cost)
    from (
      select day, till_id, line.vat_percent::text as percent, sum(line.quantity) as quantity, sum(line.without_vat) as without_vat,
        sum(line.vat) as vat, sum(line.with_vat) as with_vat, sum(line.cost) as cost
      from sold join tenant.invoice_lines line on line.business_id = ${businessId} and line.invoice_id = sold.id
      where class <> 'order' group by sold.id, day, till_id, line.vat_percent
    ) of_invoice
    group by 4, 5, 6`;
}
