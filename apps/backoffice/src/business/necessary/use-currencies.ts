import { useQuery } from '@tanstack/react-query';
import { necessaryQueries } from './queries.ts';

/** The currencies of the business with their rates, the lek first. */
export const useCurrencies = () => useQuery(necessaryQueries.currencies);
