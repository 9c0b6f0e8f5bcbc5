import { useMemo } from 'react';
import type { Necessary } from '../../session/batch-necessary.ts';
import { articleNames, type ArticleNames } from './article-names.ts';
import { useCategories, useUnits } from '../../session/necessary-data.ts';

const noCategories: Necessary<'categories'> = [];
const noUnits: Necessary<'units'> = [];

export function useArticleNames(): ArticleNames {
  const { data: categories = noCategories } = useCategories();
  const { data: units = noUnits } = useUnits();
  return useMemo(() => articleNames(categories, units), [categories, units]);
}
