import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { documentCircumstances } from './documents/document-circumstances.ts';

export const setMinimumStock: Handler<typeof contract.warehouse.setMinimumStock> = async (
  { shopId, articleId, minimum },
  context,
) => {
  const { transaction, businessId } = context;
  await documentCircumstances(transaction, businessId, { shopId, supplierId: null, purchaseId: null });
  const [article] = await transaction.run<CountedArticle>(readArticle, [businessId, articleId]);
  refuseUnless(article !== undefined, 'not-found');
  context.note(article.name);
  if (minimum === null) {
    await transaction.run(removeMinimum, [businessId, shopId, articleId]);
    return {};
  }
  const problems = [{ path: 'articleId', code: 'article-not-counted' }];
  refuseUnless(article.isCounted, 'invalid-input', { problems });
  await transaction.run(addEmptyStock, [businessId, shopId, articleId]);
  await transaction.run(saveMinimum, [businessId, shopId, articleId, minimum]);
  return {};
};

interface CountedArticle {
  readonly name: string;
  readonly isCounted: boolean;
}

const readArticle = `
  select name, deleted_at is null and is_stock_counted and (is_produced or not is_composite) as "isCounted"
  from tenant.articles where business_id = $1 and id = $2`;

const addEmptyStock = `
  insert into tenant.stock (business_id, shop_id, article_id) values ($1, $2, $3) on conflict do nothing`;

const saveMinimum = `
  insert into tenant.stock_minimums (business_id, shop_id, article_id, minimum) values ($1, $2, $3, $4)
  on conflict (business_id, shop_id, article_id) do update set minimum = excluded.minimum`;

const removeMinimum =
  'delete from tenant.stock_minimums where business_id = $1 and shop_id = $2 and article_id = $3';
