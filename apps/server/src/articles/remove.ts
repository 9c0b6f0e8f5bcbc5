import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { namesOf } from '../platform/names-of.ts';
import { recipesStore } from './recipes-store.ts';

export const remove: Handler<typeof contract.articles.remove> = async ({ idsToDelete }, context) => {
  const ids = [...new Set(idsToDelete)];
  const articles = changingStore(context.transaction, context.businessId);
  const recipes = recipesStore(context.transaction, context.businessId);
  await recipes.lockAll();
  const locked = (await articles.lock(ids)).filter((article) => !article.is_deleted);
  refuseUnless(locked.length === ids.length, 'not-found');
  refuseUnless(!(await recipes.areIngredients(ids)), 'article-in-recipe');

  const now = context.clock.now();
  await articles.setDeleted(ids, now, now);
  context.note(namesOf(locked));
  return { message: context.phrasesIn[context.language].articles.removed };
};
