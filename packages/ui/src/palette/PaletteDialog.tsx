import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Kbd } from '../page/Kbd.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import type { CommandPaletteProps } from './command-palette-props.ts';
import { itemsOf, movedBy, type PaletteGroup, type PaletteItem } from './palette-search.ts';
import classes from './PaletteDialog.module.css';
import { PaletteFooter } from './PaletteFooter.tsx';
import { PaletteFrame } from './PaletteFrame.tsx';
import { PaletteGroups } from './PaletteGroups.tsx';
import { usePaletteSearch } from './use-palette-search.ts';

const none: PaletteItem[] = [];

export function PaletteDialog({ onClose, sources, recent = none, onOpened }: CommandPaletteProps) {
  const { palette } = useFirstPhrases().ui;
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const results = usePaletteSearch(text, sources);
  // Before the user types, the sources are searched with an empty text: they return default items, shown
  // below the recent ones.
  const isIdle = text.trim() === '';
  const groups: readonly (PaletteGroup | null)[] = isIdle
    ? [{ title: palette.recent, items: recent, found: recent.length, hasFailed: false }, ...results.groups]
    : results.groups;
  const items = itemsOf(groups);
  const position = Math.min(chosen, Math.max(0, items.length - 1));
  const isSearching = !isIdle && (results.tookMs === null || results.text !== text.trim());

  const open = (item: PaletteItem | undefined, where: 'here' | 'new-tab') => {
    if (item) {
      onClose();
      onOpened?.(item);
      item.open(where);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setChosen(movedBy(event.key === 'ArrowDown' ? 1 : -1, position, items.length));
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(items[position], event.ctrlKey || event.metaKey ? 'new-tab' : 'here');
    }
  };
  return (
    <PaletteFrame label={palette.title} onClose={onClose}>
      <div className={classes['head']}>
        <IconSearch size={18} stroke={1.7} aria-hidden className={classes['glass']} />
        <input
          className={classes['input']}
          value={text}
          placeholder={palette.placeholder}
          aria-label={palette.placeholder}
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? `${listId}-${position}` : undefined}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          data-mantine-stop-propagation
          onChange={(event) => {
            setText(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <span className={classes['took']} aria-hidden>
          {isIdle ? null : isSearching ? palette.searching : palette.took(results.tookMs ?? 0)}
        </span>
        <Kbd>Esc</Kbd>
      </div>
      <PaletteGroups
        listId={listId}
        groups={groups}
        chosen={position}
        emptyText={isIdle || isSearching ? null : text.trim()}
        onPoint={setChosen}
        onOpen={open}
      />
      <PaletteFooter />
      <output className={classes['spoken']}>
        {isSearching ? palette.searching : palette.found(items.length)}
      </output>
    </PaletteFrame>
  );
}
