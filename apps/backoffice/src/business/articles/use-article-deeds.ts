import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { allOrEach } from '../../lists/all-or-each.ts';
import { tellFailure } from '../../lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import { categoriesKey } from '../categories/queries.ts';
import { articlesKey } from './queries.ts';

interface Named {
  readonly _id: string;
}

const idsOf = (rows: readonly Named[]) => rows.map(({ _id }) => _id);

/** Deleting articles and bringing them back. */
export function useArticleDeeds() {
  const { articles } = usePhrases();
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: articlesKey });
    // Categories say how many articles are in them.
    await queries.invalidateQueries({ queryKey: categoriesKey });
  };
  const restore = async (ids: readonly string[]): Promise<BulkRowResult[]> => {
    const results = await allOrEach(ids, (idsToRestore) => call(contract.articles.restore, { idsToRestore }));
    const back = results.filter(({ ok }) => ok).length;
    if (back > 0) toast.success(articles.restored(back));
    await refresh();
    return results;
  };
  const remove = async (rows: readonly Named[]): Promise<BulkRowResult[]> => {
    const results = await allOrEach(idsOf(rows), (idsToDelete) =>
      call(contract.articles.remove, { idsToDelete }),
    );
    const gone = results.filter(({ ok }) => ok).map(({ id }) => id);
    const undo = () => void tellFailure(articles.notRestored, restore(gone));
    if (gone.length > 0) toast.undo({ text: articles.removedCount(gone.length), onUndo: undo });
    await refresh();
    return results;
  };
  const confirmRemoval = (rows: readonly Named[]) =>
    confirm({
      title: `${articles.removeCount(rows.length)}?`,
      message: articles.removeText(rows.length),
      confirmLabel: articles.removeCount(rows.length),
      danger: true,
      icon: createElement(IconTrash, { size: 15, stroke: 1.8, 'aria-hidden': true }),
    });
  return {
    confirmRemoval,
    remove,
    /** One article, at once: Undo brings it back. True when it is gone. */
    removeOne: (article: Named) => tellFailure(articles.notRemoved, remove([article])),
    restore: (rows: readonly Named[]) => restore(idsOf(rows)),
    restoreOne: ({ _id }: Named) => tellFailure(articles.notRestored, restore([_id])),
  };
}
