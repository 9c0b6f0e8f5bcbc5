import { useEffect, useEffectEvent, useState } from 'react';
import type { FilterDefinition, FilterOption } from './filter-definition.ts';

export interface LoadedOptions {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly options: readonly FilterOption[];
}

export interface FilterOptions {
  readonly of: (definition: FilterDefinition) => LoadedOptions;
  /** Fetches options that are not known yet; those that failed are tried again. */
  readonly load: (filter: string) => void;
  /** Keeps the names of what was found elsewhere and chosen. */
  readonly remember: (filter: string, option: FilterOption) => void;
}

const loading: LoadedOptions = { status: 'loading', options: [] };
const failed: LoadedOptions = { status: 'failed', options: [] };

/** Options are fetched once per list: when their filter is opened, or when the address already holds it. */
export function useFilterOptions(
  definitions: readonly FilterDefinition[],
  inForce: readonly string[],
): FilterOptions {
  const [fetched, setFetched] = useState<ReadonlyMap<string, LoadedOptions>>(new Map());
  const keep = (filter: string, options: LoadedOptions) =>
    setFetched((known) => new Map([...known, [filter, options]]));

  const load = (filter: string) => {
    const definition = definitions.find(({ id }) => id === filter);
    const status = fetched.get(filter)?.status;
    if (definition?.kind !== 'choice' || typeof definition.options !== 'function') return;
    if (status === 'loading' || status === 'ready') return;
    keep(filter, loading);
    definition.options().then(
      (options) => keep(filter, { status: 'ready', options }),
      () => keep(filter, failed),
    );
  };

  const loadAll = useEffectEvent((filters: readonly string[]) => filters.forEach(load));
  const wanted = JSON.stringify(inForce);
  useEffect(() => loadAll(JSON.parse(wanted) as string[]), [wanted]);

  return {
    of: (definition) => {
      if (definition.kind !== 'choice') return { status: 'ready', options: [] };
      const found = fetched.get(definition.id);
      if (typeof definition.options !== 'function')
        return { status: 'ready', options: oncePerValue([...definition.options, ...(found?.options ?? [])]) };
      return found ?? loading;
    },
    load,
    remember: (filter, option) =>
      setFetched((known) => {
        const others = (known.get(filter)?.options ?? []).filter(({ value }) => value !== option.value);
        return new Map([...known, [filter, { status: 'ready', options: [...others, option] }]]);
      }),
  };
}

/** What was found by typing and what is known of what is in force may be the same. */
function oncePerValue(options: readonly FilterOption[]): FilterOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}
