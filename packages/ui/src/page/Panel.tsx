import type { ReactNode } from 'react';
import classes from './Panel.module.css';
import { SectionTitle } from './SectionTitle.tsx';

export interface PanelProps {
  title?: string;
  /** A grey text beside the title, such as the currency. */
  note?: ReactNode;
  /** Links or a badge at the right of the title. */
  aside?: ReactNode;
  /** `none` lets a table or list reach the edges of the panel. */
  padding?: 'normal' | 'none';
  children?: ReactNode;
}

export function Panel({ title, note, aside, padding = 'normal', children }: PanelProps) {
  return (
    <section className={classes['panel']} {...(title === undefined ? {} : { 'aria-label': title })}>
      {title === undefined ? null : (
        <div className={classes['head']}>
          <SectionTitle note={note} aside={aside}>
            {title}
          </SectionTitle>
        </div>
      )}
      {children === undefined ? null : (
        <div
          className={classes['body']}
          data-padding={padding}
          data-headed={title === undefined ? undefined : true}
        >
          {children}
        </div>
      )}
    </section>
  );
}
