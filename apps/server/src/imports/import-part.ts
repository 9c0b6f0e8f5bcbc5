import type { BusinessContext } from '../platform/http/context.ts';
import { importsStore, type ImportKind } from './store.ts';
import { touchedStore, type TouchedRecord } from './touched-store.ts';

interface Taken {
  readonly touched: readonly TouchedRecord[];
  readonly addedCategoryIds?: readonly string[];
}

/** Takes one part of a sheet into an import, a new one or the one it belongs to, and remembers what it touched. */
export async function takePart<Part extends Taken>(
  context: BusinessContext,
  { kind, importId }: { kind: ImportKind; importId: string | undefined },
  take: (touchedIds: ReadonlySet<string>) => Promise<Part>,
): Promise<{ importId: string; part: Part }> {
  const store = importsStore(context, kind);
  if (importId !== undefined) await store.hold(importId);
  const id = importId ?? (await store.begin());
  const touched = touchedStore(context, id);
  const part = await take(importId === undefined ? new Set() : await touched.ids());
  await touched.remember(part.touched, part.addedCategoryIds ?? []);
  await store.learnSizes();

  const added = part.touched.filter(({ before }) => before === null).length;
  const { noted } = context.phrasesIn[context.language].imports;
  context.note(noted(added, part.touched.length - added));
  return { importId: id, part };
}
