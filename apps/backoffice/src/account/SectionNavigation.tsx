import { usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
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
    <nav className={classes['navigation']} aria-label={people.sections}>
      <span className={classes['account']}>{people.title}</span>
      {groups.map((group) => (
        <section key={group} className={classes['group']} aria-label={people.groups[group]}>
          <span className={classes['groupName']} aria-hidden>
            {people.groups[group]}
          </span>
          <ul>
            {sections
              .filter((section) => section.group === group)
              .map(({ id, icon: SectionIcon }) => (
                <li key={id}>
                  <Link
                    to="."
                    search={{ section: id }}
                    className={classes['item']}
                    aria-current={id === chosen ? 'page' : undefined}
                  >
                    <SectionIcon size={16} stroke={1.7} aria-hidden />
                    <span>{people[id].title}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
