import { contract } from '@tezga/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { necessaryAsker, type NecessaryPart } from './ask-necessary.ts';

const ask = necessaryAsker((flags) => call(contract.settings.necessaryData, flags));

const part = <Part extends NecessaryPart>(name: Part) =>
  queryOptions({
    queryKey: ['necessary', name],
    queryFn: () => ask(name),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** What forms and lists choose from: asked once, shared by all of them, asked again after a change. */
export const necessaryQueries = {
  units: part('units'),
  vat: part('vat'),
  categories: part('categories'),
  currencies: part('currencies'),
  shops: part('shops'),
  logo: part('logo'),
  printingConfig: part('printingConfig'),
};

/** After a change: whoever shows these parts gets them anew. */
export async function refreshNecessary(
  queries: QueryClient,
  ...parts: readonly NecessaryPart[]
): Promise<void> {
  await Promise.all(
    parts.map((name) => queries.invalidateQueries({ queryKey: necessaryQueries[name].queryKey })),
  );
}

/** At the start, in one call; whoever needs a part that failed asks for it again. */
export function beginNecessary(queries: QueryClient): void {
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

/** The picture on invoices; null where there is none. */
export const useLogo = () => useQuery(necessaryQueries.logo);

/** What is printed on invoices. */
export const usePrintingConfig = () => useQuery(necessaryQueries.printingConfig);

/** The shops of the business by name, hidden ones too. */
export const useShops = () => useQuery(necessaryQueries.shops);

/** What the business counts its articles in. */
export const useUnits = () => useQuery(necessaryQueries.units);
