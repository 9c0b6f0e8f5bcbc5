import type { FilterDefinition, FilterOption } from './filter-definition.ts';
import type { LoadedOptions } from './use-filter-options.ts';

export interface FilterEditorProps<Definition extends FilterDefinition = FilterDefinition> {
  readonly definition: Definition;
  readonly loaded: LoadedOptions;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly onRetry: () => void;
  /** Called when the user selects a search result, so that its label is known from then on. */
  readonly onFound: (option: FilterOption) => void;
  readonly onClose: () => void;
}
