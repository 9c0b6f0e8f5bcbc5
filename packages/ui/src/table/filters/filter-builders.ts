import type { ChoiceFilter, FilterDefinition, FilterOption } from './filter-definition.ts';

/** From one day to another. */
export const periodFilter = (id: string, label: string): FilterDefinition => ({
  id,
  kind: 'dateRange',
  label,
});

/** Any of the options, which are known at once or fetched when the filter is opened. */
export const choiceFilter = (
  id: string,
  label: string,
  options: ChoiceFilter['options'],
  more: Pick<ChoiceFilter, 'find' | 'multiple'> = {},
): FilterDefinition => ({ id, kind: 'choice', multiple: true, label, options, ...more });

/** Any of the codes of a closed list, in words. */
export const codeFilter = <Code extends string>(
  id: string,
  label: string,
  codes: readonly Code[],
  words: Readonly<Record<Code, string>>,
): FilterDefinition =>
  choiceFilter(
    id,
    label,
    codes.map((value) => ({ value, label: words[value] })),
  );

/** A record of the business as a choice. */
export const recordOption = ({
  _id,
  name,
}: {
  readonly _id: string;
  readonly name: string;
}): FilterOption => ({
  value: _id,
  label: name,
});

/** Shows the deleted records instead of the others. */
export const deletedFilter = ({ state, deleted }: { readonly state: string; readonly deleted: string }) =>
  choiceFilter('state', state, [{ value: 'deleted', label: deleted }], { multiple: false });
