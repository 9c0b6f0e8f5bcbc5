import { useQuery } from '@tanstack/react-query';
import { necessaryQueries } from './queries.ts';

/** The VAT rates, the usual one first. */
export const useVat = () => useQuery(necessaryQueries.vat);
