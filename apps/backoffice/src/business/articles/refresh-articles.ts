import type { QueryClient } from '@tanstack/react-query';
import { articlesKey } from './queries.ts';
import { categoriesKey } from '../categories/index.ts';
import { unitsQueries } from '../units/index.ts';

/** After a change of articles: their lists, and the categories and units, which say how many articles they have. */
export async function refreshArticles(queries: QueryClient): Promise<void> {
  const stale = [articlesKey, categoriesKey, unitsQueries.list.queryKey];
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
