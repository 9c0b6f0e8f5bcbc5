import { Notice, usePhrases } from '@tezga/ui';
import { useLocation } from '@tanstack/react-router';
import { SectionedPage } from '../../kits/sections/SectionedPage.tsx';
import { SectionNavigation } from '../../kits/sections/SectionNavigation.tsx';
import { settingsSections } from './settings-sections.ts';
import { useMayChange } from '../../kits/sections/use-may-change.ts';

/** The settings of a business: the sections at the side, the selected one beside them. */
export function SettingsPage() {
  const phrases = usePhrases();
  const { searchStr } = useLocation();
  const mayChange = useMayChange();
  const wanted = new URLSearchParams(searchStr).get('section');
  const chosen = settingsSections.find(({ id }) => id === wanted) ?? settingsSections[0];
  if (chosen === undefined) return null;
  const { id, section: Section } = chosen;
  const { title, hint } = chosen.words(phrases);
  return (
    <SectionedPage
      label={phrases.settings.sections}
      navigation={
        <SectionNavigation
          entries={settingsSections.map(({ id: section, icon, group, words }) => ({
            icon,
            group: phrases.settings.groups[group],
            title: words(phrases).title,
            to: '/settings',
            section,
          }))}
          chosen={id}
          words={phrases.settings}
        />
      }
      title={title}
      hint={hint}
    >
      {mayChange ? null : <Notice tone="info">{phrases.settings.readOnly}</Notice>}
      <Section key={id} />
    </SectionedPage>
  );
}
