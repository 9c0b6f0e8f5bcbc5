import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRemoveAndRestore } from '../../kits/lists/use-remove-and-restore.tsx';
import { call } from '../../session/call.ts';
import { refreshArticles } from './refresh-articles.ts';

/** Deletes and restores articles. */
export function useArticleMutations() {
  const { articles } = usePhrases();
  const queries = useQueryClient();
  return useRemoveAndRestore<{ readonly _id: string }>({
    words: { ...articles, removed: articles.removedCount },
    idOf: ({ _id }) => _id,
    atOnce: 200,
    remove: (idsToDelete) => call(contract.articles.remove, { idsToDelete }),
    restore: (idsToRestore) => call(contract.articles.restore, { idsToRestore }),
    refresh: () => refreshArticles(queries),
  });
}
