import { deepestRecipe, type Quantity, type StockArticle, type UnitCost } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

export interface SoldArticle extends StockArticle {
  /** What the article itself says that a unit costs; 0 where nobody said. */
  readonly cost: UnitCost;
}

/** What the warehouse needs to know of the articles and of all that goes into them, deleted ones too. */
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

/** An article as part of another, or by itself where it is sold. */
interface NeededRow extends Omit<SoldArticle, 'ingredients'> {
  readonly articleId: string;
  readonly madeId: string | null;
  readonly quantity: Quantity | null;
}

function articlesOf(rows: readonly NeededRow[]): Map<string, SoldArticle> {
  const recipes = new Map<string, Map<string, Quantity>>();
  // The same part is named again where its whole is needed at several depths.
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

// One step deeper than a recipe may be, so that the rules see one that is too deep instead of one that ends there.
// OFFSET 0 has every article looked up by its key: the planner, which does not know how few are asked for, would
// rather read all articles of the business. The ids come as JSON, of which it guesses the same length every time, so
// that one plan is kept instead of made anew for each list.
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
