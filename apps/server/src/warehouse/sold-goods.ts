import { deepestRecipe, type Quantity, type StockArticle, type UnitCost } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

export interface SoldArticle extends StockArticle {
  /** The default unit cost from the article record; 0 if none was entered. */
  readonly cost: UnitCost;
}

/** Reads articles and, recursively, their ingredients, deleted ones too, with all that a stock movement needs. */
export async function soldGoods(
  transaction: Transaction,
  businessId: string,
  articleIds: readonly string[],
): Promise<Map<string, SoldArticle>> {
  if (articleIds.length === 0) return new Map();
  const rows = await transaction.run<NeededRow>(neededArticles, [
    businessId,
    JSON.stringify(articleIds),
    deepestRecipe,
  ]);
  return articlesOf(rows);
}

/** A sold article, or an ingredient with the article that it goes into (`madeId`). */
interface NeededRow extends Omit<SoldArticle, 'ingredients'> {
  readonly articleId: string;
  readonly madeId: string | null;
  readonly quantity: Quantity | null;
}

function articlesOf(rows: readonly NeededRow[]): Map<string, SoldArticle> {
  const recipes = new Map<string, Map<string, Quantity>>();
  // The query returns an ingredient several times if its composite article occurs at several depths; the map has it once.
  for (const { articleId, madeId, quantity } of rows)
    if (madeId !== null && quantity !== null)
      recipes.set(madeId, (recipes.get(madeId) ?? new Map<string, Quantity>()).set(articleId, quantity));
  const ingredientsOf = (id: string) =>
    Array.from(recipes.get(id) ?? [], ([articleId, quantity]) => ({ articleId, quantity }));
  return new Map(
    rows.map(({ articleId, madeId: _made, quantity: _quantity, ...article }) => [
      articleId,
      { ...article, ingredients: ingredientsOf(articleId) },
    ]),
  );
}

// Recurses one level deeper than a recipe may be, so that the rules see that a recipe is too deep.
// OFFSET 0 is an optimization fence: it forces a lookup by key, where the planner would scan all articles of the
// business. The ids are passed as JSON because the planner estimates the same length for every JSON list, so that one
// cached plan serves all lists.
const neededArticles = `
  with recursive needed (article_id, made_id, quantity, depth) as (
    select wanted collate "C", null::text collate "C", null::bigint, 0 from jsonb_array_elements_text($2::text::jsonb) wanted
    union
    select part.ingredient_id, needed.article_id, part.quantity, needed.depth + 1
    from needed, lateral (
      select ingredient_id::text, quantity from tenant.article_ingredients
      where business_id = $1 and article_id = needed.article_id
        and (
          select is_composite and not is_produced from tenant.articles made
          where made.business_id = $1 and made.id = needed.article_id
        )
      offset 0
    ) part
    where needed.depth <= $3
  )
  select needed.article_id as "articleId", needed.made_id as "madeId", needed.quantity, article.*
  from needed, lateral (
    select cost * 1000 as cost, is_stock_counted as "isStockCounted", is_composite as "isComposite",
      is_produced as "isProduced", is_sold_freely as "isSoldFreely"
    from tenant.articles where business_id = $1 and id = needed.article_id
    offset 0
  ) article`;
