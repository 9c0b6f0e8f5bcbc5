import { contract } from '@tezga/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { necessaryBatcher, type NecessaryPart } from './batch-necessary.ts';

const fetchPart = necessaryBatcher((flags) => call(contract.settings.necessaryData, flags));

const part = <Part extends NecessaryPart>(name: Part) =>
  queryOptions({
    queryKey: ['necessary', name],
    queryFn: () => fetchPart(name),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The options of forms and lists: fetched once, shared by all screens, refetched after a change. */
export const necessaryQueries = {
  units: part('units'),
  vat: part('vat'),
  categories: part('categories'),
  currencies: part('currencies'),
  shops: part('shops'),
  logo: part('logo'),
  printingConfig: part('printingConfig'),
};

/** Refetches these parts after a change. */
export async function refreshNecessary(
  queries: QueryClient,
  ...parts: readonly (keyof typeof necessaryQueries)[]
): Promise<void> {
  await Promise.all(
    parts.map((name) => queries.invalidateQueries({ queryKey: necessaryQueries[name].queryKey })),
  );
}

/**
 * Prefetches the parts in one call at the start; a part that fails is fetched again by the screen that needs
 * it.
 */
export function prefetchNecessary(queries: QueryClient): void {
  const { units, vat, categories, currencies, shops } = necessaryQueries;
  void queries.prefetchQuery(units);
  void queries.prefetchQuery(vat);
  void queries.prefetchQuery(categories);
  void queries.prefetchQuery(currencies);
  void queries.prefetchQuery(shops);
}

/** The categories of the business by name. */
export const useCategories = () => useQuery(necessaryQueries.categories);

/** The currencies of the business with their rates, the lek first. */
export const useCurrencies = () => useQuery(necessaryQueries.currencies);

/** The logo on invoices; null if there is none. */
export const useLogo = () => useQuery(necessaryQueries.logo);

/** The settings for printing invoices. */
export const usePrintingConfig = () => useQuery(necessaryQueries.printingConfig);

/** The shops of the business by name, hidden ones too. */
export const useShops = () => useQuery(necessaryQueries.shops);

/** The VAT rates that the business uses. */
export const useVatRates = () => useQuery(necessaryQueries.vat);

/** The units of the business. */
export const useUnits = () => useQuery(necessaryQueries.units);
