import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { allOrEach } from '../../kits/lists/all-or-each.ts';
import { countDone, inParts } from '../../kits/lists/in-parts.ts';
import { tellFailure } from '../../kits/lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import { refreshArticles } from './refresh-articles.ts';

interface Named {
  readonly _id: string;
}

/** As many as one call takes. */
export const articlesAtOnce = 200;

const idsOf = (rows: readonly Named[]) => rows.map(({ _id }) => _id);

const remove = (rows: readonly Named[]): Promise<BulkRowResult[]> =>
  allOrEach(idsOf(rows), (idsToDelete) => call(contract.articles.remove, { idsToDelete }));

const restore = (ids: readonly string[]): Promise<BulkRowResult[]> =>
  allOrEach(ids, (idsToRestore) => call(contract.articles.restore, { idsToRestore }));

/** Deleting articles and bringing them back: the deeds, and what is said of them when they are done. */
export function useArticleDeeds() {
  const { articles } = usePhrases();
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const refresh = () => refreshArticles(queries);
  const tellRestored = async (count: number) => {
    if (count > 0) toast.success(articles.restored(count));
    await refresh();
  };
  const bringBack = async (ids: readonly string[]): Promise<BulkRowResult[]> => {
    const results = await inParts(ids, articlesAtOnce, restore);
    await tellRestored(countDone(results));
    return results;
  };
  const tellRemoved = async (ids: readonly string[]) => {
    const undo = () => void tellFailure(articles.notRestored, bringBack(ids));
    if (ids.length > 0) toast.undo({ text: articles.removedCount(ids.length), onUndo: undo });
    await refresh();
  };
  const takeAway = async (article: Named): Promise<BulkRowResult[]> => {
    const results = await remove([article]);
    await tellRemoved(results.filter(({ ok }) => ok).map(({ id }) => id));
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
    removal: {
      confirm: confirmRemoval,
      run: remove,
      onDone: (rows: readonly Named[]) => tellRemoved(idsOf(rows)),
    },
    returning: {
      run: (rows: readonly Named[]) => restore(idsOf(rows)),
      onDone: (rows: readonly Named[]) => tellRestored(rows.length),
    },
    /** One article, at once: Undo brings it back. True when it is gone. */
    removeOne: (article: Named) => tellFailure(articles.notRemoved, takeAway(article)),
    restoreOne: ({ _id }: Named) => tellFailure(articles.notRestored, bringBack([_id])),
  };
}
