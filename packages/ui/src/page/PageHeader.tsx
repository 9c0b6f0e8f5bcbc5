import { IconChevronRight } from '@tabler/icons-react';
import { Children, useEffect, type ReactNode } from 'react';
import { formatCount } from '../figures/format-figures.ts';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import { pageTitle } from './page-title.ts';
import classes from './PageHeader.module.css';

export interface PageHeaderProps {
  title: string;
  /** The path to this page as links and texts, the outermost first. */
  breadcrumb?: ReactNode[];
  /** The number of listed records, or a text such as "mbi 10 000". */
  count?: number | string;
  /** Badges of a document, beside its title. */
  badges?: ReactNode;
  /** A grey text beside the title, such as a date. */
  note?: ReactNode;
  /** Tabs of a list's saved filters. */
  tabs?: ReactNode;
  /** Buttons at the right; a page has at most one filled button. */
  actions?: ReactNode;
}

export function PageHeader({ title, breadcrumb, count, badges, note, tabs, actions }: PageHeaderProps) {
  const { ui } = useFirstPhrases();
  useEffect(() => pageTitle.publish(title), [title]);
  return (
    <header className={classes['header']}>
      {breadcrumb === undefined || breadcrumb.length === 0 ? null : (
        <nav aria-label={ui.breadcrumb}>
          <ol className={classes['breadcrumb']}>
            {Children.map(breadcrumb, (step, position) => (
              <li>
                {position === 0 ? null : <IconChevronRight size={12} stroke={1.8} aria-hidden />}
                {step}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={classes['row']}>
        <h1 className={classes['title']}>
          {title}
          {count === undefined ? null : (
            <span className={classes['count']}>
              {' '}
              {typeof count === 'number' ? formatCount(count) : count}
            </span>
          )}
        </h1>
        {badges === undefined ? null : <div className={classes['badges']}>{badges}</div>}
        {note === undefined ? null : <div className={classes['note']}>{note}</div>}
        {tabs === undefined ? null : <div className={classes['tabs']}>{tabs}</div>}
        {actions === undefined ? null : <div className={classes['actions']}>{actions}</div>}
      </div>
    </header>
  );
}
