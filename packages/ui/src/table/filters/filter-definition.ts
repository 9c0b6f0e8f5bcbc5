export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

interface FilterName {
  readonly id: string;
  readonly label: string;
}

export interface ChoiceFilter extends FilterName {
  readonly kind: 'choice';
  /** The options, or a function that fetches them when the user opens the filter or the URL contains it. */
  readonly options: readonly FilterOption[] | (() => Promise<readonly FilterOption[]>);
  /**
   * Finds options by the typed text, for filters with too many options to list; `options` then contains only
   * the selected ones.
   */
  readonly find?: (text: string, signal: AbortSignal) => Promise<readonly FilterOption[]>;
  readonly multiple?: boolean;
}

export interface DateRangeFilter extends FilterName {
  readonly kind: 'dateRange';
}

/** A range of full hours of the day. */
export interface HourRangeFilter extends FilterName {
  readonly kind: 'hourRange';
}

export interface TextFilter extends FilterName {
  readonly kind: 'text';
  readonly placeholder?: string;
}

export type FilterDefinition = ChoiceFilter | DateRangeFilter | HourRangeFilter | TextFilter;
