import { dateRangeOf, readableRange } from './date-range.ts';
import type { FilterDefinition, FilterOption } from './filter-definition.ts';
import { hourRangeOf, readableHours } from './hour-range.ts';
import type { TableState } from '../state/table-state.ts';

export interface FilterWords {
  readonly definition: FilterDefinition;
  /** The selected values in words. */
  readonly value: string;
}

/** The active filters in words, in the order of their declaration. */
export function filterWords(
  definitions: readonly FilterDefinition[],
  filters: TableState['filters'],
  optionsOf: (definition: FilterDefinition) => readonly FilterOption[],
): FilterWords[] {
  return definitions
    .filter(({ id }) => Object.hasOwn(filters, id))
    .map((definition) => ({
      definition,
      value: wordsOf(definition, filters[definition.id] ?? [], optionsOf(definition)),
    }));
}

function wordsOf(
  { kind }: FilterDefinition,
  values: readonly string[],
  options: readonly FilterOption[],
): string {
  if (kind === 'dateRange') return readableRange(dateRangeOf(values));
  if (kind === 'hourRange') return readableHours(hourRangeOf(values));
  // A value whose option is not loaded is shown unchanged.
  return values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ');
}
