import { useQuery } from '@tanstack/react-query';
import { necessaryQueries } from './queries.ts';

/** The shops of the business by name, hidden ones too. */
export const useShops = () => useQuery(necessaryQueries.shops);
