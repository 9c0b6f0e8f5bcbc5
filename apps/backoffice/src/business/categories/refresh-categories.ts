import type { QueryClient } from '@tanstack/react-query';
import { refreshNecessary } from '../../session/necessary-data.ts';
import { categoriesKey } from './queries.ts';

/** After a change of categories: refetches their list, the options of forms, and the articles. */
export async function refreshCategories(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: categoriesKey });
  await refreshNecessary(queries, 'categories');
  await queries.invalidateQueries({ queryKey: ['articles'] });
}
