import { toast, useDialogs, type BulkAction, type BulkRowResult, type RowAction } from '@tezga/ui';
import { IconArrowBackUp, IconTrash, type Icon } from '@tabler/icons-react';
import { allOrEach } from './all-or-each.ts';
import { countDone, inParts } from './in-parts.ts';
import { showFirstFailure } from './show-first-failure.ts';

/** The messages for deleting and restoring one kind of record. */
interface RemovalWords {
  readonly remove: string;
  readonly removeCount: (count: number) => string;
  readonly removeText: string | ((count: number) => string);
  readonly removed: (count: number) => string;
  readonly notRemoved: string;
  readonly restore: string;
  readonly restoreMany: string;
  readonly restored: (count: number) => string;
  readonly notRestored: string;
}

/** The calls for one kind of record, its messages, and the queries to invalidate. */
export interface RemoveAndRestore<Row> {
  readonly idOf: (row: Row) => string;
  /** The maximum number of ids per call. */
  readonly atOnce: number;
  readonly remove: (ids: string[]) => Promise<unknown>;
  readonly restore: (ids: string[]) => Promise<unknown>;
  readonly refresh: () => Promise<unknown>;
  readonly words: RemovalWords;
  /** Further consequences of the deletion, shown in the confirmation. */
  readonly consequences?: (rows: readonly Row[]) => string[];
  /** Whether deleting a single record also needs confirmation; otherwise Undo is enough. */
  readonly asksForOne?: boolean;
  readonly icons?: { readonly remove: Icon; readonly restore: Icon };
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const;

/** Deletes and restores one or many records, with Undo. Returns mutations and list actions. */
export function useRemoveAndRestore<Row>(kind: RemoveAndRestore<Row>) {
  const { confirm } = useDialogs();
  const { idOf, atOnce, refresh, words } = kind;
  const { remove: Removing, restore: Restoring } = kind.icons ?? {
    remove: IconTrash,
    restore: IconArrowBackUp,
  };
  const runRemove = (rows: readonly Row[]) => allOrEach(rows.map(idOf), kind.remove);
  const runRestore = (ids: readonly string[]) => allOrEach(ids, kind.restore);
  const afterRestore = async (count: number) => {
    if (count > 0) toast.success(words.restored(count));
    await refresh();
  };
  const restoreAll = async (ids: readonly string[]): Promise<BulkRowResult[]> => {
    const results = await inParts(ids, atOnce, runRestore);
    await afterRestore(countDone(results));
    return results;
  };
  const afterRemove = async (ids: readonly string[]) => {
    const onUndo = () => void showFirstFailure(words.notRestored, restoreAll(ids));
    if (ids.length > 0) toast.undo({ text: words.removed(ids.length), onUndo });
    await refresh();
  };
  const removeNow = async (row: Row): Promise<BulkRowResult[]> => {
    const results = await runRemove([row]);
    await afterRemove(results.filter(({ ok }) => ok).map(({ id }) => id));
    return results;
  };
  const confirmRemoval = (rows: readonly Row[]) => {
    const confirmLabel = words.removeCount(rows.length);
    const { removeText: text } = words;
    return confirm({
      title: `${confirmLabel}?`,
      message: typeof text === 'string' ? text : text(rows.length),
      consequences: kind.consequences?.(rows) ?? [],
      confirmLabel,
      danger: true,
      icon: <Removing {...icon} />,
    });
  };
  /** True if the record was deleted. */
  const removeOne = async (row: Row): Promise<boolean> =>
    (kind.asksForOne !== true || (await confirmRemoval([row]))) &&
    showFirstFailure(words.notRemoved, removeNow(row));
  const restoreOne = (row: Row) => showFirstFailure(words.notRestored, restoreAll([idOf(row)]));
  const removeMany: BulkAction<Row> = {
    label: words.remove,
    icon: <Removing {...icon} />,
    danger: true,
    confirm: confirmRemoval,
    run: runRemove,
    onDone: (rows) => afterRemove(rows.map(idOf)),
    batchSize: atOnce,
  };
  const restoreMany: BulkAction<Row> = {
    label: words.restoreMany,
    icon: <Restoring {...icon} />,
    run: (rows) => runRestore(rows.map(idOf)),
    onDone: (rows) => afterRestore(rows.length),
    batchSize: atOnce,
  };
  const removeAction = (row: Row): RowAction => ({
    label: words.remove,
    icon: <Removing {...icon} />,
    danger: true,
    run: () => void removeOne(row),
  });
  const restoreAction = (row: Row): RowAction => ({
    label: words.restore,
    icon: <Restoring {...icon} />,
    run: () => void restoreOne(row),
  });
  return { removeOne, restoreOne, removeMany, restoreMany, removeAction, restoreAction };
}
