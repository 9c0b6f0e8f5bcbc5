import { contract } from '@tezga/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
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
