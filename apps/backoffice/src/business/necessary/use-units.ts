import { useQuery } from '@tanstack/react-query';
import { necessaryQueries } from './queries.ts';

/** What the business counts its articles in. */
export const useUnits = () => useQuery(necessaryQueries.units);
