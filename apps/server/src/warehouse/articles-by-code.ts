import type { contract, OutputOf } from '@tezga/contract';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Handler } from '../platform/http/context.ts';

type Found = OutputOf<typeof contract.warehouse.articlesByCode>['articles'][number];

export const articlesByCode: Handler<typeof contract.warehouse.articlesByCode> = async (
  { codes },
  { transaction, businessId },
) => ({ articles: [...(await transaction.run<Found>(readArticles, [businessId, [...new Set(codes)]]))] });

/** The article with this barcode or SKU; null if there is none. */
export async function articleWithCode(
  transaction: Transaction,
  businessId: string,
  code: string,
): Promise<Found | null> {
  const [found] = await transaction.run<Found>(readArticles, [businessId, [code]]);
  return found ?? null;
}

// Two joins, because one join with OR could use neither the index of the barcodes nor a hash of the SKUs.
const readArticles = `
  with wanted as (select unnest($2::text[]) as code),
  found as (
    select wanted.code, article.id, 1 as rank from wanted
    join tenant.articles article on article.business_id = $1 and article.deleted_at is null
      and article.barcode = wanted.code
    union all
    select wanted.code, article.id, case when article.sku = wanted.code then 2 else 3 end from wanted
    join tenant.articles article on article.business_id = $1 and article.deleted_at is null
      and lower(article.sku) = lower(wanted.code)
  )
  select distinct on (found.code) found.code, article.id as "_id", article.name, article.sku, unit.name as unit,
    article.cost * 1000 as cost
  from found
  join tenant.articles article on article.business_id = $1 and article.id = found.id
  join tenant.units unit on unit.business_id = $1 and unit.id = article.unit_id
  order by found.code, found.rank, article.id`;
