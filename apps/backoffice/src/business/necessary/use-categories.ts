import { useQuery } from '@tanstack/react-query';
import { necessaryQueries } from './queries.ts';

/** The categories of the business by name. */
export const useCategories = () => useQuery(necessaryQueries.categories);
