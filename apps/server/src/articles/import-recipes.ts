import { recipeProblem, type FieldProblem } from '@tezga/domain';
import type { RowPlan } from './import-plan.ts';
import { recipesStore } from './recipes-store.ts';
import type { Transaction } from '../platform/database/transaction.ts';

/**
 * Refuses rows with unknown ingredients, and rows whose recipe would be a cycle or too deep together with the recipes
 * of earlier rows.
 */
export async function withCheckedRecipes(
  { transaction, businessId }: { readonly transaction: Transaction; readonly businessId: string },
  plans: readonly RowPlan[],
): Promise<readonly RowPlan[]> {
  const changed = plans.flatMap(({ article }) => (article?.setsRecipe === true ? [article] : []));
  if (changed.length === 0) return plans;
  const store = recipesStore(transaction, businessId);
  const added = changed.flatMap(({ recipe, known }) =>
    [...recipe.keys()].filter((id) => known?.recipe.has(id) !== true),
  );
  const live = new Set(await store.live([...new Set(added)]));
  const graph = recipeGraph(await store.all());

  return plans.map((plan) => {
    const { article } = plan;
    if (article?.setsRecipe !== true) return plan;
    const ids = [...article.recipe.keys()];
    const areKnown = ids.every((id) => live.has(id) || article.known?.recipe.has(id) === true);
    // A new article has no id yet, and no recipe contains it.
    const articleId = article.known?.id ?? '';
    const before = graph.ingredientsOf(articleId);
    graph.set(articleId, ids);
    const code = areKnown ? graph.problemOf(articleId) : 'unknown-ingredient';
    if (code === null) return plan;
    graph.set(articleId, before);
    return { outcome: 'refused', problems: [{ path: 'ingredients', code, limit: null }], article: null };
  });
}

/** The ingredients of each article of a business. */
export function recipeGraph(edges: readonly { readonly articleId: string; readonly ingredientId: string }[]) {
  const madeOf = new Map<string, readonly string[]>();
  for (const { articleId, ingredientId } of edges)
    madeOf.set(articleId, [...(madeOf.get(articleId) ?? []), ingredientId]);

  /** The article and all articles that contain it, directly or through other articles. */
  function withUsers(articleId: string): ReadonlySet<string> {
    const found = new Set([articleId]);
    for (const id of found) for (const [user, parts] of madeOf) if (parts.includes(id)) found.add(user);
    return found;
  }

  return {
    ingredientsOf: (articleId: string) => madeOf.get(articleId) ?? [],
    set: (articleId: string, ingredientIds: readonly string[]) => madeOf.set(articleId, ingredientIds),

    /**
     * The problem of the recipe of an article, such as a cycle; articles that contain the article are checked
     * too.
     */
    problemOf(articleId: string): FieldProblem | null {
      const problems = new Set(
        Array.from(withUsers(articleId), (id) => recipeProblem(id, madeOf.get(id) ?? [], madeOf)),
      );
      if (problems.has('cycle')) return 'ingredients-circle';
      return problems.has('too-deep') ? 'ingredients-too-deep' : null;
    },
  };
}
