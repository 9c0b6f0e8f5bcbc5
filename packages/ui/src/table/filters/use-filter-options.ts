import { useEffect, useEffectEvent, useState } from 'react';
import type { FilterDefinition, FilterOption } from './filter-definition.ts';

export interface LoadedOptions {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly options: readonly FilterOption[];
}

export interface FilterOptions {
  readonly of: (definition: FilterDefinition) => LoadedOptions;
  /**
   * Fetches the options of a filter if they are not loaded yet; after a failure, the next call fetches them
   * again.
   */
  readonly load: (filter: string) => void;
  /** Adds the label of a search result that the user has selected. */
  readonly remember: (filter: string, option: FilterOption) => void;
}

const loading: LoadedOptions = { status: 'loading', options: [] };
const failed: LoadedOptions = { status: 'failed', options: [] };

/**
 * Loads the options of each filter once per list: when the filter is opened, or at once if the URL contains
 * it.
 */
export function useFilterOptions(
  definitions: readonly FilterDefinition[],
  inForce: readonly string[],
): FilterOptions {
  const [fetched, setFetched] = useState<ReadonlyMap<string, LoadedOptions>>(new Map());
  const store = (filter: string, options: LoadedOptions) =>
    setFetched((known) => new Map([...known, [filter, options]]));

  const load = (filter: string) => {
    const definition = definitions.find(({ id }) => id === filter);
    const status = fetched.get(filter)?.status;
    if (definition?.kind !== 'choice' || typeof definition.options !== 'function') return;
    if (status === 'loading' || status === 'ready') return;
    store(filter, loading);
    definition.options().then(
      (options) => store(filter, { status: 'ready', options }),
      () => store(filter, failed),
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

/** Removes duplicates, because a search result may also be one of the selected options. */
function oncePerValue(options: readonly FilterOption[]): FilterOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}
