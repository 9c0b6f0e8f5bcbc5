import postgres, { type TransactionSql } from 'postgres';
import { withoutIndexes } from './without-indexes.ts';

/** The shop that gets the stock. */
export const stockShop = `b${'9'.padStart(23, '0')}`;
export const manyArticleId = (index: number) => `a${index.toString(16).padStart(23, '0')}`;
/** The number of movements of the first article after its first movement. */
export const laterMovements = 1000;

interface Many {
  readonly articles: number;
  readonly movements: number;
}

/**
 * Adds stock movements of the articles of `addManyArticles` to the owner's business, in a new shop. The first article was
 * received two years ago and has `laterMovements` issues of the last year; each other article has receipts and issues
 * in turn.
 */
export async function addManyMovements(databaseUrl: string, ownerEmail: string, many: Many): Promise<void> {
  const database = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const [business] = await database<{ id: string }[]>`
      select b.id from platform.businesses b join platform.users u on u.id = b.owner_id where u.email = ${ownerEmail}`;
    if (business === undefined) throw new Error(`${ownerEmail} has no business`);
    await database.begin(async (sql) => {
      // Disables triggers and foreign keys, because the generated rows are consistent.
      await sql`set local session_replication_role = replica`;
      await sql`set local maintenance_work_mem = '1GB'`;
      await sql`
        insert into tenant.shops (business_id, id, name, address, city, allow_negative_stock)
        values (${business.id}, ${stockShop}, 'Magazina e madhe', 'Rruga e Dibrës', 'Tiranë', true)`;
      await withoutIndexes(sql, ['tenant.stock_movements'], () => addMovements(sql, business.id, many));
      await addStock(sql, business.id);
    });
    await database`vacuum analyze`;
  } finally {
    await database.end();
  }
}

/** All goods cost 100 lek a piece, so that values follow from quantities. */
async function addMovements(sql: TransactionSql, businessId: string, { articles, movements }: Many) {
  const each = Math.floor((movements - laterMovements) / (articles - 1));
  await sql`
    insert into tenant.stock_movements (business_id, id, at, shop_id, article_id, number, quantity, cost, value,
      quantity_after, value_after, average_after, unit_cost, document_kind, document_id, line_place, reason, is_cost_missing)
    with moved as (
      select 1 as article, number, case when number = 1 then 5000 else -1 end as pieces, 5001 - number as after,
        case when number = 1 then now() - interval '730 days'
          else now() - make_interval(days => 365) + number * interval '8 hours' end as at
      from generate_series(1, ${laterMovements + 1}::integer) number
      union all
      select article, number, case number % 2 when 1 then 3 else -1 end, (number + 1) / 2 * 3 - number / 2,
        now() - make_interval(days => 700) + number * interval '13 hours'
      from generate_series(2, ${articles}::integer) article, generate_series(1, ${each}::integer) number
    )
    select ${businessId}, substr(md5(article || ' ' || number), 1, 24), date_trunc('second', at), ${stockShop},
      'a' || lpad(to_hex(article), 23, '0'), number, pieces * 1000, pieces * 10000, pieces * 10000, after * 1000, after * 10000,
      100000000, 100000000, case when pieces > 0 then 'entry' else 'invoice' end,
      substr(md5('document ' || article || ' ' || number), 1, 24), 1, case when pieces > 0 then 'goods-received' else 'sale' end,
      false
    from moved`;
}

/** Inserts the stock of each article, which is the stock after its last movement. */
async function addStock(sql: TransactionSql, businessId: string): Promise<void> {
  await sql`
    insert into tenant.stock (business_id, shop_id, article_id, quantity, value, average, movements)
    select distinct on (article_id) business_id, shop_id, article_id, quantity_after, value_after, average_after, number
    from tenant.stock_movements where business_id = ${businessId} and shop_id = ${stockShop}
    order by article_id, number desc`;
}
