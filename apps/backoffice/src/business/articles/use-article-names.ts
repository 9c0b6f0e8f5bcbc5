import { useMemo } from 'react';
import type { Necessary } from '../necessary/ask-necessary.ts';
import { useCategories } from '../necessary/use-categories.ts';
import { useUnits } from '../necessary/use-units.ts';
import { articleNames, type ArticleNames } from './article-names.ts';

const noCategories: Necessary<'categories'> = [];
const noUnits: Necessary<'units'> = [];

export function useArticleNames(): ArticleNames {
  const { data: categories = noCategories } = useCategories();
  const { data: units = noUnits } = useUnits();
  return useMemo(() => articleNames(categories, units), [categories, units]);
}
