import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { NativeSelect, TextInput } from '@tezga/ui';
import { useState } from 'react';
import { wordsMatch } from '../lists/words-match.ts';
import { SectionGroup, searchOf, type SectionEntry } from './SectionGroup.tsx';
import classes from './SectionNavigation.module.css';

export interface GroupedEntry extends SectionEntry {
  /** The heading of the group that the section belongs to. */
  readonly group: string;
}

export interface SectionNavigationWords {
  /** The label of the select. */
  readonly section: string;
  readonly find: string;
  readonly nothingFound: (text: string) => string;
}

interface SectionNavigationProps {
  readonly entries: readonly GroupedEntry[];
  readonly chosen: string;
  readonly words: SectionNavigationWords;
}

/** The sections of a page: a searchable list at the side, on a phone a select above. */
export function SectionNavigation({ entries, chosen, words }: SectionNavigationProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const found = entries.filter(({ title }) => wordsMatch(title, search));
  const open = (entry: GroupedEntry) => void navigate({ to: entry.to, search: searchOf(entry) });
  return (
    <>
      <NativeSelect
        className={classes['choice'] ?? ''}
        size="md"
        aria-label={words.section}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          const entry = entries.find(({ to, section }) => (section ?? to) === value);
          if (entry !== undefined) open(entry);
        }}
        data={groupsOf(entries).map((group) => ({
          group,
          items: entries
            .filter((entry) => entry.group === group)
            .map(({ title, to, section }) => ({ value: section ?? to, label: title })),
        }))}
      />
      <div className={classes['list']}>
        <TextInput
          className={classes['search'] ?? ''}
          aria-label={words.find}
          placeholder={words.find}
          leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
          type="search"
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
          onKeyDown={({ key }) => {
            const [first] = found;
            if (key === 'Enter' && first !== undefined) open(first);
            if (key === 'Escape') setSearch('');
          }}
        />
        {found.length === 0 ? <p className={classes['none']}>{words.nothingFound(search)}</p> : null}
        {groupsOf(found).map((group) => (
          <SectionGroup
            key={group}
            title={group}
            entries={found.filter((entry) => entry.group === group)}
            chosen={chosen}
          />
        ))}
      </div>
    </>
  );
}

const groupsOf = (entries: readonly GroupedEntry[]) => [...new Set(entries.map(({ group }) => group))];
