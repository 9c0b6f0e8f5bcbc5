import { contract } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeRefusal } from '../../forms/place-refusal.ts';
import { takeFresh } from '../../forms/take-fresh.ts';
import { useLeaveGuard } from '../../forms/use-leave-guard.ts';
import { useWayBack } from '../../forms/use-way-back.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import type { CategoryRow } from './category-rows.ts';
import { categoriesQueries } from './queries.ts';
import { refreshCategories } from './refresh-categories.ts';

/** The form of a new category, or of one there is. */
export function useCategoryForm(category: CategoryRow | null) {
  const { categories: words } = usePhrases();
  const messageOf = useFieldMessage();
  const queries = useQueryClient();
  const goBack = useWayBack('/category');
  const [version, setVersion] = useState(category?.updatedAt ?? '');
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const form = useZodForm({
    schema: contract.categories.add.input,
    initial: { categoryDesc: category?.categoryDesc ?? '' },
    rememberAs: `category ${category?.category_id ?? 'new'} ${version}`,
    messageOf,
    onSubmit: async ({ categoryDesc }) => {
      setRefusal(null);
      await (category === null
        ? call(contract.categories.add, { categoryDesc })
        : call(contract.categories.edit, {
            category_id: category.category_id,
            categoryDesc,
            updatedAt: version,
          }));
      toast.success(category === null ? words.added(categoryDesc) : words.saved(categoryDesc));
      goBack();
      void refreshCategories(queries);
    },
    onFailure: (error) => {
      const fieldOf = { 'category-name-taken': 'categoryDesc' } as const;
      setRefusal(placeRefusal<'categoryDesc'>(error, { fieldOf, setError: form.setError }));
    },
    onCancel: goBack,
  });
  useLeaveGuard(form);

  /** What was typed stays: it is the only thing there is to change. */
  const reload = async () => {
    const reading = queries.fetchQuery({ ...categoriesQueries.list, staleTime: 0 });
    await takeFresh(reading, {
      take: (all) => {
        const fresh = all.find(({ category_id: id }) => id === category?.category_id);
        if (fresh === undefined) return;
        const mine = form.values.categoryDesc;
        form.reset({ categoryDesc: fresh.categoryDesc });
        form.setValue('categoryDesc', mine);
        setVersion(fresh.updatedAt);
        setRefusal(null);
      },
      refuse: setRefusal,
    });
  };
  return { form, refusal, reload };
}
