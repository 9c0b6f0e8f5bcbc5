import type { contract } from '@tezga/contract';
import { refuseUnless, type Quantity } from '@tezga/domain';
import type { z } from 'zod';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Handler } from '../../platform/http/context.ts';
import { articleWithCode } from '../articles-by-code.ts';
import { documentArticles } from '../documents/document-circumstances.ts';
import type { Posting } from '../documents/register-document.ts';
import { stocktakeOf, type StocktakeRow } from './stocktake-store.ts';

type CountInput = z.output<typeof contract.warehouse.countStock.input>;

export const countStock: Handler<typeof contract.warehouse.countStock> = async (input, context) => {
  const { documentCode, ...counted } = await registerCount(context, input);
  context.note(`${documentCode}: ${counted.article.name}`);
  return counted;
};

export async function registerCount(
  { transaction, businessId, clock, person }: Posting,
  { stocktakeId, countId, code, quantity, isRecount }: CountInput,
) {
  const stocktake = await stocktakeOf(transaction, businessId, stocktakeId, 'share');
  const article = await articleWithCode(transaction, businessId, code);
  refuseUnless(article !== null, 'stocktake-other-article');
  const keys = [businessId, stocktakeId, article._id];
  const count = { stocktakeId, articleId: article._id, quantity, isRecount };
  const [earlier] = await transaction.run<typeof count>(readCount, [businessId, countId]);
  if (earlier === undefined) {
    refuseUnless(stocktake.status === 'open', 'stocktake-not-open');
    await refuseOther(transaction, businessId, stocktake, article._id);
    const values = [
      ...keys,
      countId,
      quantity,
      isRecount,
      clock.now(),
      stocktake.shopId,
      person.id,
      person.name,
    ];
    await transaction.run(insertCount, values);
  } else {
    const isSame =
      earlier.stocktakeId === stocktakeId &&
      earlier.articleId === article._id &&
      earlier.quantity === quantity &&
      earlier.isRecount === isRecount;
    refuseUnless(isSame, 'document-posted-otherwise', { takenBy: stocktake.documentCode });
  }
  const [sum] = await transaction.run<{ readonly counted: Quantity }>(readSum, keys);
  if (sum === undefined) throw new Error('a sum has one row');
  const { _id, name, sku, unit } = article;
  return { documentCode: stocktake.documentCode, article: { _id, name, sku, unit }, counted: sum.counted };
}

/** Refuses articles without stock, and in a stocktake of one category articles of other categories. */
async function refuseOther(
  transaction: Transaction,
  businessId: string,
  { categoryId }: StocktakeRow,
  articleId: string,
): Promise<void> {
  await documentArticles(transaction, businessId, [{ articleId }]);
  if (categoryId === null) return;
  const [link] = await transaction.run(readLink, [businessId, articleId, categoryId]);
  refuseUnless(link !== undefined, 'stocktake-other-article');
}

const readLink =
  'select 1 from tenant.article_categories where business_id = $1 and article_id = $2 and category_id = $3';

const readCount = `
  select stocktake_id as "stocktakeId", article_id as "articleId", quantity, is_recount as "isRecount"
  from tenant.stocktake_counts where business_id = $1 and id = $2`;

const insertCount = `
  insert into tenant.stocktake_counts (business_id, stocktake_id, article_id, id, quantity, is_recount, at, movements,
    by_id, by_name)
  select $1::text, $2::text, $3::text, $4::text, $5::bigint, $6::boolean, $7::timestamptz, coalesce((
      select movements from tenant.stock where business_id = $1::text and shop_id = $8 and article_id = $3::text
    ), 0), $9::text, $10::text
  on conflict (business_id, id) do nothing`;

const readSum = `
  select greatest(coalesce(sum(quantity), 0), 0)::bigint as counted from tenant.stocktake_counts
  where business_id = $1 and stocktake_id = $2 and article_id = $3 and number >= coalesce((
    select max(number) from tenant.stocktake_counts
    where business_id = $1 and stocktake_id = $2 and article_id = $3 and is_recount
  ), 0)`;
