import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { call } from '../../session/call.ts';
import type { CategoryRow } from './queries.ts';
import { categoriesQueries } from './queries.ts';
import { refreshCategories } from './refresh-categories.ts';

const recordOf = (category: CategoryRow | null) => ({
  values: { categoryDesc: category?.categoryDesc ?? '' },
  version: category?.updatedAt ?? '',
});

/** The form of a new or existing category. */
export function useCategoryForm(category: CategoryRow | null) {
  const { categories: words } = usePhrases();
  const queries = useQueryClient();
  const goBack = useBackNavigation('/category');
  return useRecordForm({
    schema: contract.categories.add.input,
    record: recordOf(category),
    rememberAs: `category ${category?.category_id ?? 'new'}`,
    fieldOf: { 'category-name-taken': 'categoryDesc' },
    save: async ({ categoryDesc }, updatedAt) => {
      await (category === null
        ? call(contract.categories.add, { categoryDesc })
        : call(contract.categories.edit, { category_id: category.category_id, categoryDesc, updatedAt }));
      toast.success(category === null ? words.added(categoryDesc) : words.saved(categoryDesc));
      goBack();
      void refreshCategories(queries);
    },
    read: async () => {
      const all = await queries.fetchQuery({ ...categoriesQueries.list('current'), staleTime: 0 });
      const fresh = all.find(({ category_id: id }) => id === category?.category_id);
      return fresh === undefined ? null : recordOf(fresh);
    },
    onGone: () => {
      toast.error({ title: words.gone(category?.categoryDesc ?? ''), text: words.notFound });
      goBack();
    },
    onCancel: goBack,
  });
}
