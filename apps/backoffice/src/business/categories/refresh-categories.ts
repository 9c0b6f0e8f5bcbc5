import type { QueryClient } from '@tanstack/react-query';
import { refreshNecessary } from '../../session/necessary-data.ts';
import { categoriesKey } from './queries.ts';

/** After a change of categories: their list, what forms choose from, and the articles that were in them. */
export async function refreshCategories(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: categoriesKey });
  await refreshNecessary(queries, 'categories');
  await queries.invalidateQueries({ queryKey: ['articles'] });
}
