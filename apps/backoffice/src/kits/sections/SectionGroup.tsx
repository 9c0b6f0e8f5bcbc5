import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './SectionedPage.module.css';

export interface SectionEntry {
  readonly title: string;
  readonly icon: Icon;
  readonly to: string;
  /** The section that the link opens; null if the link opens a separate page. */
  readonly section: string | null;
  /** The search parameters that every section of the page has, such as the id of its record. */
  readonly search?: Readonly<Record<string, string>>;
}

/** The search parameters of the link to a section. */
export const searchOf = ({ section, search = {} }: SectionEntry) =>
  section === null ? search : { ...search, section };

interface SectionGroupProps {
  readonly title: string;
  readonly entries: readonly SectionEntry[];
  readonly chosen: string;
}

export function SectionGroup({ title, entries, chosen }: SectionGroupProps) {
  return (
    <section className={classes['group']} aria-label={title}>
      <span className={classes['groupName']} aria-hidden>
        {title}
      </span>
      <ul>
        {entries.map((entry) => {
          const { title: name, icon: Shown, to, section } = entry;
          return (
            <li key={section ?? to}>
              <Link
                to={to}
                search={searchOf(entry)}
                className={classes['item']}
                aria-current={section === chosen ? 'page' : undefined}
              >
                <Shown size={16} stroke={1.7} aria-hidden />
                <span>{name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
