import type { contract } from '@tezga/contract';
import { movedArticles, refuseUnless, type GoodsLine, type Quantity } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Handler } from '../../platform/http/context.ts';
import { soldGoods } from '../sold-goods.ts';

export const recipe: Handler<typeof contract.warehouse.recipe> = async (
  { articleId },
  { transaction, businessId },
) => {
  const ingredients = await recipeOf(transaction, businessId, articleId);
  const quantities = new Map(ingredients.map((each) => [each.articleId, each.quantity]));
  const rows = await transaction.run<NamedArticle>(readNames, [businessId, [...quantities.keys()]]);
  return {
    lines: rows.flatMap((row) => {
      const quantity = quantities.get(row.articleId);
      return quantity === undefined ? [] : [{ ...row, quantity }];
    }),
  };
};

/**
 * The articles with stock that go into one unit of the product. A composite ingredient without stock of its own counts
 * as its ingredients, as in a sale.
 */
export async function recipeOf(
  transaction: Transaction,
  businessId: string,
  articleId: string,
): Promise<GoodsLine[]> {
  const rows = await transaction.run<IngredientRow>(readIngredients, [businessId, articleId]);
  refuseUnless(rows.length > 0, 'not-found');
  const ingredients = rows.flatMap(({ ingredientId, quantity }) =>
    ingredientId === null || quantity === null ? [] : [{ articleId: ingredientId, quantity }],
  );
  const articles = await soldGoods(
    transaction,
    businessId,
    ingredients.map((each) => each.articleId),
  );
  const moved = movedArticles(ingredients, { impactWarehouse: true, articles });
  return moved.map((each) => ({ articleId: each.articleId, quantity: each.quantity }));
}

/** One row with nulls for an article without ingredients; none if the business does not have the article. */
interface IngredientRow {
  readonly ingredientId: string | null;
  readonly quantity: Quantity | null;
}

const readIngredients = `
  select part.ingredient_id as "ingredientId", part.quantity
  from tenant.articles article
  left join tenant.article_ingredients part on part.business_id = $1 and part.article_id = article.id
  where article.business_id = $1 and article.id = $2`;

interface NamedArticle {
  readonly articleId: string;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
}

const readNames = `
  select article.id as "articleId", article.name, article.sku as code, unit.name as unit
  from tenant.articles article
  join tenant.units unit on unit.business_id = $1 and unit.id = article.unit_id
  where article.business_id = $1 and article.id = any ($2::text[])
  order by article.name, article.id`;
