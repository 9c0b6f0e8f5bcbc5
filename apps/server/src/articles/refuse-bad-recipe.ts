import { recipeProblem, refuseUnless } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { recipesStore } from './recipes-store.ts';

/**
 * Refuses unknown ingredients, cycles and recipes that are too deep. Recipes that contain this article are
 * checked too.
 */
export async function refuseBadRecipe(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  articleId: string,
  ingredientIds: readonly string[],
): Promise<void> {
  if (ingredientIds.length === 0) return;
  const recipes = recipesStore(transaction, businessId);
  // An ingredient that is in the recipe already may stay after it was deleted.
  const earlierIds = new Set(await recipes.ingredientIds(articleId));
  const added = ingredientIds.filter((id) => !earlierIds.has(id));
  refuseUnless((await recipes.live(added)).length === added.length, 'not-found');

  const madeOf = new Map<string, string[]>();
  for (const edge of await recipes.connectedTo(articleId, ingredientIds)) {
    madeOf.set(edge.articleId, [...(madeOf.get(edge.articleId) ?? []), edge.ingredientId]);
  }
  madeOf.set(articleId, [...ingredientIds]);
  const problems = new Set(Array.from(madeOf, ([id, parts]) => recipeProblem(id, parts, madeOf)));
  refuseUnless(!problems.has('cycle'), 'recipe-circle');
  refuseUnless(!problems.has('too-deep'), 'recipe-too-deep');
}
