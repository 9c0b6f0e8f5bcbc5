import { Select, usePhrases, type ZodForm } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { articlesQueries, useArticleOptions } from '../../articles/index.ts';
import type { ProductionValues } from './production-form.ts';

interface ProductSelectProps {
  readonly form: ZodForm<ProductionValues>;
  readonly onChoose: (articleId: string) => void;
}

/** The product, searched among the produced articles. */
export function ProductSelect({ form, onChoose }: ProductSelectProps) {
  const words = usePhrases().warehouse.form;
  const { articleId } = form.values;
  const [search, setSearch] = useState('');
  const chosen = useArticleOptions(articleId === '' ? [] : [articleId]);
  // The field shows the name of the chosen product, which is not searched again.
  const sought = chosen.some(({ label }) => label === search) ? '' : search.trim();
  const { data: found = [] } = useQuery(articlesQueries.forProduction(sought));
  // While another product is loaded, `chosen` still has the one before it.
  const others = found
    .filter(({ _id }) => !chosen.some(({ value }) => value === _id))
    .map(({ _id, name, sku }) => ({ value: _id, label: `${name} · ${sku}` }));
  return (
    <Select
      data-field="articleId"
      label={words.product}
      placeholder={words.findProduct}
      data={[...chosen, ...others]}
      value={articleId === '' ? null : articleId}
      onChange={(value) => {
        if (value === null) return;
        form.setError('articleId', null);
        onChoose(value);
      }}
      error={form.errors['articleId']}
      allowDeselect={false}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      autoComplete="off"
    />
  );
}
