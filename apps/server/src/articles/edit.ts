import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { articleContent, pricesIn } from './article-content.ts';
import { changingStore } from './changing-store.ts';
import { saveParts, refuseUnknownReferences } from './save-parts.ts';
import { pricesStore } from './prices-store.ts';
import { recipesStore } from './recipes-store.ts';

export const edit: Handler<typeof contract.articles.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const articles = changingStore(transaction, businessId);
  // Lock order: the recipes before the articles, otherwise two transactions could deadlock.
  if (input.compositeProduct) await recipesStore(transaction, businessId).lockAll();
  const [article] = await articles.lock([input.articleId]);
  refuseUnless(article !== undefined && !article.is_deleted, 'not-found');
  refuseUnless(article.updated_at.getTime() === Date.parse(input.updatedAt), 'changed-meanwhile');
  await refuseUnknownReferences(context, article.id, input);

  const byShop = await pricesStore(transaction, businessId, article.id).byShop();
  const updatedAt = await articles.change(article.id, articleContent(input), clock.now());
  await saveParts(context, article.id, input, { before: { ...article, byShop }, after: pricesIn(input) });
  context.note(input.name);
  return {
    updatedAt: updatedAt.toISOString(),
    message: context.phrasesIn[context.language].articles.edited,
  };
};
