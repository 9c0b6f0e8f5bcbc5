import { Select, usePhrases } from '@tezga/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReadFailure } from '../../kits/forms/ReadFailure.tsx';
import { withIngredient } from './article-form.ts';
import type { IngredientsFieldsProps } from './ingredients-part.ts';
import classes from './IngredientsFields.module.css';
import { articlesQueries } from './queries.ts';

/** Adds an article to the ingredients; the server searches, because there may be 100,000 articles. */
export function IngredientPicker({ form, articleId }: IngredientsFieldsProps) {
  const words = usePhrases().articles.ingredients;
  const [search, setSearch] = useState('');
  const { data = [], error, isFetching, refetch } = useQuery(articlesQueries.forRecipes(search.trim()));
  return (
    <Select
      className={classes['picker'] ?? ''}
      data-field="ingredients"
      aria-label={words.add}
      placeholder={`${words.add}: ${words.addHint}`}
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
      rightSection={null}
      variant="unstyled"
      value={null}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      nothingFoundMessage={isFetching ? words.searching : error === null ? words.nothingFound : undefined}
      error={error === null ? undefined : <ReadFailure error={error} onRetry={refetch} />}
      data={data
        .filter(({ _id }) => _id !== articleId)
        .map(({ _id, name, sku }) => ({ value: _id, label: `${name} · ${sku}` }))}
      onChange={(chosen) => {
        if (chosen === null) return;
        form.setError('ingredients', null);
        form.setValue('ingredients', withIngredient(form.values.ingredients, chosen));
        setSearch('');
      }}
    />
  );
}
