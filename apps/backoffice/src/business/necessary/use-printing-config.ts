import { useQuery } from '@tanstack/react-query';
import { necessaryQueries } from './queries.ts';

/** What is printed on invoices. */
export const usePrintingConfig = () => useQuery(necessaryQueries.printingConfig);
