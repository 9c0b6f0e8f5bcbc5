import { ingredientsProblem, type contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import { afterEdit, refuseIfChanged } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { articleChanges } from './article-changes.ts';
import { articleContent, pricesIn, storedFields } from './article-content.ts';
import { changingStore } from './changing-store.ts';
import { refuseUnknownReferences, refuseUnusedVat, saveParts } from './save-parts.ts';
import { readingStore } from './reading-store.ts';
import { recipesStore } from './recipes-store.ts';

export const edit: Handler<typeof contract.articles.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const articles = changingStore(transaction, businessId);
  const sent = withoutUnusedRecipe(input);
  // Lock order: the recipes before the articles, otherwise two transactions could deadlock.
  if (isAboutRecipe(sent)) await recipesStore(transaction, businessId).lockAll();
  const [locked] = await articles.lock([input.articleId]);
  refuseUnless(locked !== undefined && !locked.is_deleted, 'not-found');
  refuseIfChanged(locked.updated_at, input.updatedAt);
  const row = await readingStore(transaction, businessId).one(locked.id);
  refuseUnless(row !== null, 'not-found');
  const before = storedFields(row);
  const after = afterEdit(before, sent);
  const code = isAboutRecipe(sent) ? ingredientsProblem(after) : null;
  refuseUnless(code === null, 'invalid-input', { problems: [{ path: 'ingredients', code, limit: null }] });
  await refuseUnknownReferences(context, locked.id, sent);
  await refuseUnusedVat(context, after.vat_id, before.vat_id);

  const updatedAt = await articles.change(locked.id, articleContent(after), clock.now());
  await saveParts(context, locked.id, sent, { before: pricesIn(before), after: pricesIn(after) });
  context.note(after.name, await articleChanges(transaction, businessId, before, after));
  return {
    updatedAt: updatedAt.toISOString(),
    message: context.phrasesIn[context.language].articles.edited,
  };
};

type Input = z.output<typeof contract.articles.edit.input>;

const isAboutRecipe = ({ compositeProduct, ingredients }: Input) =>
  compositeProduct !== undefined || ingredients !== undefined;

/** An article that stops being composite loses its recipe. */
function withoutUnusedRecipe(input: Input): Input {
  return input.compositeProduct === false ? { ...input, ingredients: input.ingredients ?? [] } : input;
}
