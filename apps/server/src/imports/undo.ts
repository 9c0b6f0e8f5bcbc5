import type { contract } from '@tezga/contract';
import { undoArticles as undoArticleRows } from '../articles/index.ts';
import { undoCustomers as undoCustomerRows } from '../customers/index.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { importsStore, type ImportKind } from './store.ts';
import { touchedStore, type TouchedRecord } from './touched-store.ts';

export const undoArticles: Handler<typeof contract.imports.undoArticles> = ({ importId }, context) =>
  undo(context, { kind: 'articles', importId }, (touched, { at, category_ids: addedCategoryIds }) =>
    undoArticleRows(context, { at, touched, addedCategoryIds }),
  );

export const undoCustomers: Handler<typeof contract.imports.undoCustomers> = ({ importId }, context) =>
  undo(context, { kind: 'customers', importId }, (touched) => undoCustomerRows(context, touched));

type LockedImport = Awaited<ReturnType<ReturnType<typeof importsStore>['lock']>>;

async function undo(
  context: BusinessContext,
  { kind, importId }: { kind: ImportKind; importId: string },
  restore: (
    touched: readonly TouchedRecord[],
    locked: LockedImport,
  ) => Promise<{ undone: number; kept: number }>,
) {
  const locked = await importsStore(context, kind).lock(importId);
  const touched = touchedStore(context, importId);
  const { undone, kept } = await restore(await touched.records(), locked);
  await touched.markUndone(context.clock.now());

  const phrases = context.phrasesIn[context.language].imports;
  const message = kept === 0 ? phrases.undone(undone) : phrases.undoneExcept(undone, kept);
  context.note(message);
  return { undone, kept, message };
}
