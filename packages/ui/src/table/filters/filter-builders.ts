import type { ChoiceFilter, FilterDefinition, FilterOption } from './filter-definition.ts';

/** A filter by a range of days. */
export const periodFilter = (id: string, label: string): FilterDefinition => ({
  id,
  kind: 'dateRange',
  label,
});

/** A filter by options, which are given directly or fetched when the user opens the filter. */
export const choiceFilter = (
  id: string,
  label: string,
  options: ChoiceFilter['options'],
  more: Pick<ChoiceFilter, 'find' | 'multiple'> = {},
): FilterDefinition => ({ id, kind: 'choice', multiple: true, label, options, ...more });

/** A filter by the codes of a closed list, shown in words. */
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

/** A record as an option of a filter. */
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

/** A filter that lists the deleted records instead of the existing ones. */
export const deletedFilter = ({ state, deleted }: { readonly state: string; readonly deleted: string }) =>
  choiceFilter('state', state, [{ value: 'deleted', label: deleted }], { multiple: false });
