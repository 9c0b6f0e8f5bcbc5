import { contract } from '@tezga/contract';
import { foldText } from '@tezga/domain';
import { MultiSelect, TextInput, usePhrases, type ZodForm } from '@tezga/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { choicesState } from '../../kits/forms/choices-state.tsx';
import { showFirstFailure } from '../../kits/lists/show-first-failure.ts';
import { call } from '../../session/call.ts';
import { refreshNecessary, useCategories } from '../../session/necessary-data.ts';
import type { ArticleValues } from './article-form.ts';
import { categoriesKey } from '../categories/index.ts';

interface CategoriesFieldProps {
  readonly form: ZodForm<ArticleValues>;
  readonly isReadOnly: boolean;
}

/** The value of the "add" option; no record id looks like this. */
const toAdd = 'add';

/** The categories of an article; the user can add a new category here. */
export function CategoriesField({ form, isReadOnly }: CategoriesFieldProps) {
  const { articles, ui } = usePhrases();
  const words = articles.form;
  const query = useCategories();
  const { data: all = [] } = query;
  const choices = choicesState(query, ui.loading);
  const [search, setSearch] = useState('');
  const add = useAddCategory();
  const chosen = form.values.category;
  const latest = useLatest(chosen);
  if (isReadOnly) {
    const names = all.filter(({ category_id }) => chosen.includes(category_id));
    const text = names.map(({ categoryDesc }) => categoryDesc).join(', ');
    const none = query.data === undefined ? '' : words.noCategory;
    return <TextInput {...choices} label={words.categories} value={text || none} readOnly />;
  }
  const wanted = search.trim();
  const isKnown = query.data !== undefined;
  const isNew =
    isKnown && wanted !== '' && !all.some(({ categoryDesc }) => foldText(categoryDesc) === foldText(wanted));
  const addWanted = async (): Promise<boolean> => {
    setSearch('');
    const added = await add(wanted);
    // The latest value, because the user may have chosen more categories during the call.
    if (added !== null) form.setValue('category', [...latest.current, added]);
    return added !== null;
  };
  const onChange = (next: string[]) => {
    if (next.includes(toAdd)) form.waitFor(addWanted());
    else form.setValue('category', next);
  };
  return (
    <MultiSelect
      {...form.field('category')}
      {...choices}
      label={words.categories}
      value={chosen}
      onChange={onChange}
      placeholder={chosen.length === 0 ? words.chooseCategories : ''}
      data={[
        ...all.map(({ category_id, categoryDesc }) => ({ value: category_id, label: categoryDesc })),
        ...(isNew ? [{ value: toAdd, label: words.addCategory(wanted) }] : []),
      ]}
      searchable
      styles={{ inputField: { minWidth: 40 } }}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options, search: typed }) =>
        options.filter(
          (option) =>
            'value' in option &&
            (option.value === toAdd || foldText(option.label).includes(foldText(typed.trim()))),
        )
      }
      renderOption={({ option }) =>
        option.value === toAdd ? (
          <>
            <IconPlus size={15} stroke={1.8} aria-hidden /> {option.label}
          </>
        ) : (
          option.label
        )
      }
      maxDropdownHeight={280}
    />
  );
}

/** A ref to the latest value, for callbacks that started in an earlier render. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

function useAddCategory(): (name: string) => Promise<string | null> {
  const { articles } = usePhrases();
  const queries = useQueryClient();
  return async (categoryDesc) => {
    let added: string | null = null;
    await showFirstFailure(
      articles.form.categoryNotAdded,
      (async () => {
        added = (await call(contract.categories.add, { categoryDesc })).category_id;
        await refreshNecessary(queries, 'categories');
        void queries.invalidateQueries({ queryKey: categoriesKey });
        return [];
      })(),
    );
    return added;
  };
}
