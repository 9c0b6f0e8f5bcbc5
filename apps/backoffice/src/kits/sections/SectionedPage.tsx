import type { ReactNode } from 'react';
import classes from './SectionedPage.module.css';

export interface SectionedPageProps {
  /** The accessible name of the list of sections. */
  readonly label: string;
  readonly navigation: ReactNode;
  /** Shown above the sections: the record that they are about. It contains the heading of the page. */
  readonly head?: ReactNode;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A page with sections: their list at the side, the selected one beside it. */
export function SectionedPage({ label, navigation, head, title, hint, children }: SectionedPageProps) {
  const Heading = head === undefined ? 'h1' : 'h2';
  return (
    <div className={classes['page']}>
      <nav className={classes['navigation']} aria-label={label}>
        {navigation}
      </nav>
      <div className={classes['content']}>
        {head}
        <header>
          <Heading className={classes['title']}>{title}</Heading>
          <p className={classes['hint']}>{hint}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
