import { usePhrases } from '@tezga/ui';
import { SectionGroup } from '../kits/sections/SectionGroup.tsx';
import type { AccountSectionId } from './account-path.ts';
import type { AccountSection } from './account-sections.ts';
import classes from './AccountPage.module.css';

interface SectionNavigationProps {
  readonly sections: readonly AccountSection[];
  readonly chosen: AccountSectionId;
}

export function SectionNavigation({ sections, chosen }: SectionNavigationProps) {
  const { people } = usePhrases();
  const groups = [...new Set(sections.map(({ group }) => group))];
  return (
    <div className={classes['parts']}>
      <span className={classes['account']}>{people.title}</span>
      {groups.map((group) => (
        <SectionGroup
          key={group}
          title={people.groups[group]}
          entries={sections
            .filter((section) => section.group === group)
            .map(({ id, icon }) => ({ title: people[id].title, icon, to: '.', section: id }))}
          chosen={chosen}
        />
      ))}
    </div>
  );
}
