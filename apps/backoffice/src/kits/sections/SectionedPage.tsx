import type { ReactNode } from 'react';
import classes from './SectionedPage.module.css';

export interface SectionedPageProps {
  /** The accessible name of the list of sections. */
  readonly label: string;
  readonly navigation: ReactNode;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A page with sections: their list at the side, the selected one beside it. */
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
