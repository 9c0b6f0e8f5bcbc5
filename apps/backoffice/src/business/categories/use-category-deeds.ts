import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { allOrEach } from '../../kits/lists/all-or-each.ts';
import { tellFailure } from '../../kits/lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import type { CategoryRow } from './category-rows.ts';
import { refreshCategories } from './refresh-categories.ts';

const idsOf = (rows: readonly CategoryRow[]) => rows.map(({ category_id: id }) => id);

/** Deleting categories and bringing them back, with the articles that were in them. */
export function useCategoryDeeds() {
  const { categories: words } = usePhrases();
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const restore = async (ids: readonly string[]): Promise<BulkRowResult[]> => {
    const results = await allOrEach(ids, (categories) => call(contract.categories.restore, { categories }));
    const back = results.filter(({ ok }) => ok).length;
    if (back > 0) toast.success(words.restored(back));
    await refreshCategories(queries);
    return results;
  };
  const remove = async (rows: readonly CategoryRow[]): Promise<BulkRowResult[]> => {
    const results = await allOrEach(idsOf(rows), (categories) =>
      call(contract.categories.remove, { categories }),
    );
    const gone = results.filter(({ ok }) => ok).map(({ id }) => id);
    const undo = () => void tellFailure(words.notRestored, restore(gone));
    if (gone.length > 0) toast.undo({ text: words.removedCount(gone.length), onUndo: undo });
    await refreshCategories(queries);
    return results;
  };
  const confirmRemoval = (rows: readonly CategoryRow[]) =>
    confirm({
      title: `${words.removeCount(rows.length)}?`,
      message: words.removeText,
      confirmLabel: words.removeCount(rows.length),
      danger: true,
      icon: createElement(IconTrash, { size: 15, stroke: 1.8, 'aria-hidden': true }),
    });
  return {
    confirmRemoval,
    remove,
    /** One category, at once: Undo brings it back. True when it is gone. */
    removeOne: (category: CategoryRow) => tellFailure(words.notRemoved, remove([category])),
    restore: (rows: readonly CategoryRow[]) => restore(idsOf(rows)),
    restoreOne: (category: CategoryRow) => tellFailure(words.notRestored, restore(idsOf([category]))),
  };
}
