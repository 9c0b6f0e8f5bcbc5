import { deepestRecipe } from '@tezga/domain';
import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Schema } from '../platform/database/schema.generated.ts';

interface Edge {
  readonly articleId: string;
  readonly ingredientId: string;
}

/** The recipes of one business, including deleted articles, which may be restored. */
export function recipesStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** An advisory lock on all recipes of the business: two changes that are each valid may together form a cycle. */
    async lockAll(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended('recipes ' || ${businessId}, 0))`.execute(
        queries,
      );
    },

    /** Of the given ids, those of articles that are not deleted. */
    async live(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await queries
        .selectFrom('tenant.articles')
        .select('id')
        .where('business_id', '=', businessId)
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** All recipes of the business. */
    async all(): Promise<readonly Edge[]> {
      return queries
        .selectFrom('tenant.article_ingredients')
        .select(['article_id as articleId', 'ingredient_id as ingredientId'])
        .where('business_id', '=', businessId)
        .execute();
    },

    /**
     * Edges of the recipe graph, to find cycles and depth: the ingredients of the article's ingredients, and the
     * articles that contain the article.
     */
    async connectedTo(articleId: string, ingredientIds: readonly string[]): Promise<readonly Edge[]> {
      return edgesAround(queries, businessId, articleId, ingredientIds);
    },

    async ingredientIds(articleId: string): Promise<string[]> {
      const rows = await queries
        .selectFrom('tenant.article_ingredients')
        .select('ingredient_id')
        .where('business_id', '=', businessId)
        .where('article_id', '=', articleId)
        .execute();
      return rows.map((row) => row.ingredient_id);
    },

    /** Whether a live article outside of these ids has one of these articles as an ingredient. */
    async areIngredients(ids: readonly string[]): Promise<boolean> {
      return (await liveWithIngredients(queries, businessId, ids)) !== undefined;
    },
  };
}

async function edgesAround(
  queries: Kysely<Schema>,
  businessId: string,
  articleId: string,
  ingredientIds: readonly string[],
): Promise<readonly Edge[]> {
  const { rows } = await sql<Edge>`
    with recursive below (article_id, ingredient_id, depth) as (
      select article_id, ingredient_id, 1 from tenant.article_ingredients
      where business_id = ${businessId} and article_id = any (${ingredientIds}::text[])
      union
      select edge.article_id, edge.ingredient_id, below.depth + 1
      from below join tenant.article_ingredients edge
        on edge.business_id = ${businessId} and edge.article_id = below.ingredient_id
      where below.depth <= ${deepestRecipe}
    ),
    above (article_id, ingredient_id, depth) as (
      select article_id, ingredient_id, 1 from tenant.article_ingredients
      where business_id = ${businessId} and ingredient_id = ${articleId}
      union
      select edge.article_id, edge.ingredient_id, above.depth + 1
      from above join tenant.article_ingredients edge
        on edge.business_id = ${businessId} and edge.ingredient_id = above.article_id
      where above.depth <= ${deepestRecipe}
    )
    select article_id as "articleId", ingredient_id as "ingredientId" from below
    union select article_id, ingredient_id from above`.execute(queries);
  return rows;
}

function liveWithIngredients(queries: Kysely<Schema>, businessId: string, ids: readonly string[]) {
  return queries
    .selectFrom('tenant.article_ingredients as ingredient')
    .innerJoin('tenant.articles as made', (join) =>
      join
        .onRef('made.business_id', '=', 'ingredient.business_id')
        .onRef('made.id', '=', 'ingredient.article_id'),
    )
    .select('made.id')
    .where('ingredient.business_id', '=', businessId)
    .where('ingredient.ingredient_id', 'in', ids)
    .where('made.deleted_at', 'is', null)
    .where('made.id', 'not in', ids)
    .limit(1)
    .executeTakeFirst();
}
