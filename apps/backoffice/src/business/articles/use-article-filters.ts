import { vatRates } from '@tezga/domain';
import { usePhrases, type FilterDefinition, type FilterOption } from '@tezga/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { necessaryQueries } from '../../session/necessary-data.ts';
import { articleKinds } from './articles-request.ts';

async function categoryOptions(queries: QueryClient): Promise<FilterOption[]> {
  const categories = await queries.ensureQueryData(necessaryQueries.categories);
  return categories.map(({ category_id: value, categoryDesc: label }) => ({ value, label }));
}

async function unitOptions(queries: QueryClient): Promise<FilterOption[]> {
  const units = await queries.ensureQueryData(necessaryQueries.units);
  return units.map(({ unit_id: value, name: label }) => ({ value, label }));
}

export function useArticleFilters(): FilterDefinition[] {
  const { articles } = usePhrases();
  const queries = useQueryClient();
  return useMemo(
    () => [
      {
        id: 'category',
        kind: 'choice',
        multiple: true,
        label: articles.category,
        options: () => categoryOptions(queries),
      },
      {
        id: 'unit',
        kind: 'choice',
        multiple: true,
        label: articles.unit,
        options: () => unitOptions(queries),
      },
      {
        id: 'vat',
        kind: 'choice',
        multiple: true,
        label: articles.vat,
        options: vatRates.map(({ id, percent }) => ({ value: id, label: articles.vatRate(percent) })),
      },
      {
        id: 'kind',
        kind: 'choice',
        multiple: true,
        label: articles.kind,
        options: articleKinds.map((value) => ({ value, label: articles.kinds[value] })),
      },
      {
        id: 'state',
        kind: 'choice',
        label: articles.state,
        options: [{ value: 'deleted', label: articles.deleted }],
      },
    ],
    [articles, queries],
  );
}
