import { foldText, towns } from '@tezga/domain';
import { Autocomplete, type AutocompleteProps } from '@tezga/ui';

const suggestionsMax = 8;

/** A text field that suggests Albanian towns; any other text is accepted. */
export function TownInput(props: Omit<AutocompleteProps, 'data'>) {
  return (
    <Autocomplete
      {...props}
      data={[...towns]}
      limit={suggestionsMax}
      filter={({ options, search, limit }) => {
        const wanted = foldText(search).trim();
        return options
          .filter((option) => 'label' in option && foldText(option.label).startsWith(wanted))
          .slice(0, limit);
      }}
      autoComplete="off"
    />
  );
}
