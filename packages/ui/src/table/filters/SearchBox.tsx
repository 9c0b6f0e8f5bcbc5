import { IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Kbd } from '../../page/Kbd.tsx';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import { withSearch } from '../state/table-state.ts';
import classes from '../Toolbar.module.css';
import { changeState } from '../table-actions.ts';
import type { Table } from '../use-table.ts';
import { useTypedSearch } from './use-typed-search.ts';

const leastWidth = 224;
const widthOfSign = 6.8;
const widthBeside = 64;

/** A width that fits the placeholder, if there is room. */
const widthFor = (placeholder: string) =>
  Math.max(leastWidth, Math.ceil(placeholder.length * widthOfSign) + widthBeside);

/** A debounced search field. Escape clears it; a second Escape moves the focus back to the rows. */
export function SearchBox<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  const { label, searchPlaceholder, state } = table.props;
  const { text, type, send } = useTypedSearch(state.search, (sought) =>
    // Only the first search adds a history entry, so that Back returns to the list before the search and not
    // to each typed word.
    changeState(table, withSearch(state, sought), { replace: state.search !== '' }),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') send(text);
    else if (event.key === 'Escape' && text !== '') type('');
    else if (event.key === 'Escape' || event.key === 'ArrowDown')
      table.focus.moveTo(Math.max(table.focus.index, 0));
    else return;
    event.preventDefault();
  };

  return (
    <search
      className={classes['search']}
      data-narrow={table.isNarrow || undefined}
      style={table.isNarrow ? undefined : { flexBasis: widthFor(searchPlaceholder ?? '') }}
    >
      <IconSearch size={15} stroke={1.7} aria-hidden className={classes['searchIcon']} />
      <input
        id={table.searchBoxId}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className={classes['searchInput']}
        aria-label={phrases.searchIn(label)}
        placeholder={searchPlaceholder}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {text === '' ? (
        <span className={classes['searchKey']} aria-hidden>
          <Kbd>/</Kbd>
        </span>
      ) : (
        <button
          type="button"
          className={classes['searchClear']}
          aria-label={phrases.clearSearch}
          onClick={() => type('')}
        >
          <IconX size={14} stroke={1.8} aria-hidden />
        </button>
      )}
    </search>
  );
}
