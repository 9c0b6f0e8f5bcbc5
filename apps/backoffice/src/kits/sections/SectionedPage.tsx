import type { ReactNode } from 'react';
import classes from './SectionedPage.module.css';

export interface SectionedPageProps {
  /** What the list of the parts is called. */
  readonly label: string;
  readonly navigation: ReactNode;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A page of many parts: what they are at the side, the chosen one beside them. */
export function SectionedPage({ label, navigation, title, hint, children }: SectionedPageProps) {
  return (
    <div className={classes['page']}>
      <nav className={classes['navigation']} aria-label={label}>
        {navigation}
      </nav>
      <div className={classes['content']}>
        <header>
          <h1 className={classes['title']}>{title}</h1>
          <p className={classes['hint']}>{hint}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
