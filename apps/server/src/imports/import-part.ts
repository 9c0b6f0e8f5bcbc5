import type { BusinessContext } from '../platform/http/context.ts';
import { importsStore, type ImportKind } from './store.ts';
import { touchedStore, type TouchedRecord } from './touched-store.ts';

interface Taken {
  readonly touched: readonly TouchedRecord[];
  readonly addedCategoryIds?: readonly string[];
}

/**
 * Imports one batch of rows. Without `importId` it begins a new import, otherwise it extends that import. It saves
 * the former values of the changed records for an undo.
 */
export async function importPart<Part extends Taken>(
  context: BusinessContext,
  { kind, importId }: { kind: ImportKind; importId: string | undefined },
  take: (touchedIds: ReadonlySet<string>) => Promise<Part>,
): Promise<{ importId: string; part: Part }> {
  const store = importsStore(context, kind);
  if (importId !== undefined) await store.lock(importId);
  const id = importId ?? (await store.begin());
  const touched = touchedStore(context, id);
  const part = await take(importId === undefined ? new Set() : await touched.ids());
  await touched.insert(part.touched, part.addedCategoryIds ?? []);
  await store.analyzeGrownTables();

  const added = part.touched.filter(({ before }) => before === null).length;
  const { noted } = context.phrasesIn[context.language].imports;
  context.note(noted(added, part.touched.length - added));
  return { importId: id, part };
}
