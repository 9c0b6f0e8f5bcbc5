import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRemoveAndRestore } from '../../kits/lists/use-remove-and-restore.tsx';
import { call } from '../../session/call.ts';
import type { CategoryRow } from './queries.ts';
import { refreshCategories } from './refresh-categories.ts';

/** Deletes and restores categories; a restored category has its articles again. */
export function useCategoryMutations() {
  const { categories: words } = usePhrases();
  const queries = useQueryClient();
  return useRemoveAndRestore<CategoryRow>({
    words: { ...words, removed: words.removedCount },
    idOf: ({ category_id: id }) => id,
    atOnce: 200,
    remove: (categories) => call(contract.categories.remove, { categories }),
    restore: (categories) => call(contract.categories.restore, { categories }),
    refresh: () => refreshCategories(queries),
  });
}
