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
  /** Known at once, or fetched when someone opens the filter or arrives with it in the address. */
  readonly options: readonly FilterOption[] | (() => Promise<readonly FilterOption[]>);
  /** Where there are too many to list: those that match what is typed. The options are then only those in force. */
  readonly find?: (text: string, signal: AbortSignal) => Promise<readonly FilterOption[]>;
  readonly multiple?: boolean;
}

export interface DateRangeFilter extends FilterName {
  readonly kind: 'dateRange';
}

/** Full hours of the day, from one to another. */
export interface HourRangeFilter extends FilterName {
  readonly kind: 'hourRange';
}

export interface TextFilter extends FilterName {
  readonly kind: 'text';
  readonly placeholder?: string;
}

export type FilterDefinition = ChoiceFilter | DateRangeFilter | HourRangeFilter | TextFilter;
