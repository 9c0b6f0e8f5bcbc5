import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { articleContent, pricesIn } from './article-content.ts';
import { changingStore } from './changing-store.ts';
import { refuseUnknownReferences, refuseUnusedVat, saveParts } from './save-parts.ts';
import { recipesStore } from './recipes-store.ts';

export const add: Handler<typeof contract.articles.add> = async (input, context) => {
  const now = context.clock.now();
  const id = newRecordId(now);
  const articles = changingStore(context.transaction, context.businessId);
  if (input.compositeProduct) await recipesStore(context.transaction, context.businessId).lockAll();
  await refuseUnknownReferences(context, id, input);
  await refuseUnusedVat(context, input.vat_id, null);

  await articles.add(id, articleContent(input), now);
  await saveParts(context, id, input, { before: null, after: pricesIn(input) });
  context.note(input.name);
  return { articleId: id, message: context.phrasesIn[context.language].articles.saved };
};
