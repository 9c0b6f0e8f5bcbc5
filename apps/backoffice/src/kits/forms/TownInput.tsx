import { foldText, towns } from '@tezga/domain';
import { Autocomplete, type AutocompleteProps } from '@tezga/ui';

const most = 8;

/** A town of Albania is proposed while typing; any other may be written. */
export function TownInput(props: Omit<AutocompleteProps, 'data'>) {
  return (
    <Autocomplete
      {...props}
      data={[...towns]}
      limit={most}
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
