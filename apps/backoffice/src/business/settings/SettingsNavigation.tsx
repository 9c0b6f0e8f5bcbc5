import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { NativeSelect, TextInput, usePhrases } from '@tezga/ui';
import { useState } from 'react';
import { wordsMatch } from '../../kits/lists/words-match.ts';
import { SectionGroup, type SectionEntry } from '../../kits/sections/SectionGroup.tsx';
import classes from './SettingsNavigation.module.css';
import { settingsSections, type SettingsSection } from './settings-sections.ts';

interface Entry extends SectionEntry {
  readonly group: SettingsSection['group'];
}

/** The sections of the settings: a searchable list at the side, on a phone a select above. */
export function SettingsNavigation({ chosen }: { readonly chosen: string }) {
  const { settings } = usePhrases();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const entries = useEntries();
  const found = entries.filter(({ title }) => wordsMatch(title, search));
  const open = ({ to, section }: Entry) => void navigate({ to, search: section === null ? {} : { section } });
  return (
    <>
      <NativeSelect
        className={classes['choice'] ?? ''}
        size="md"
        aria-label={settings.section}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          const entry = entries.find(({ to, section }) => (section ?? to) === value);
          if (entry !== undefined) open(entry);
        }}
        data={groupsOf(entries).map((group) => ({
          group: settings.groups[group],
          items: entries
            .filter((entry) => entry.group === group)
            .map(({ title, to, section }) => ({ value: section ?? to, label: title })),
        }))}
      />
      <div className={classes['list']}>
        <TextInput
          className={classes['search'] ?? ''}
          aria-label={settings.find}
          placeholder={settings.find}
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
        {found.length === 0 ? <p className={classes['none']}>{settings.nothingFound(search)}</p> : null}
        {groupsOf(found).map((group) => (
          <SectionGroup
            key={group}
            title={settings.groups[group]}
            entries={found.filter((entry) => entry.group === group)}
            chosen={chosen}
          />
        ))}
      </div>
    </>
  );
}

const groupsOf = (entries: readonly Entry[]) => [...new Set(entries.map(({ group }) => group))];

function useEntries(): readonly Entry[] {
  const phrases = usePhrases();
  return settingsSections.map(({ id, icon, group, words }) => ({
    group,
    title: words(phrases).title,
    icon,
    to: '/settings',
    section: id,
  }));
}
