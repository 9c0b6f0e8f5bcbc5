import type { QueryClient } from '@tanstack/react-query';
import { articlesKey } from './queries.ts';
import { categoriesKey } from '../categories/index.ts';
import { unitsQueries } from '../units/index.ts';

/** Invalidates the article lists, and categories and units, which show their number of articles. */
export async function refreshArticles(queries: QueryClient): Promise<void> {
  const stale = [articlesKey, categoriesKey, unitsQueries.list.queryKey];
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
