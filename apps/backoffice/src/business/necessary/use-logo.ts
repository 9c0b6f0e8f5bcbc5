import { useQuery } from '@tanstack/react-query';
import { necessaryQueries } from './queries.ts';

/** The picture on invoices; null where there is none. */
export const useLogo = () => useQuery(necessaryQueries.logo);
