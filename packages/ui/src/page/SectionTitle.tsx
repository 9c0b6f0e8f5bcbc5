import type { ReactNode } from 'react';
import classes from './SectionTitle.module.css';

export interface SectionTitleProps {
  children: string;
  note?: ReactNode;
  aside?: ReactNode;
  level?: 2 | 3;
}

export function SectionTitle({ children, note, aside, level = 2 }: SectionTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes['row']}>
      <Heading className={classes['title']}>{children}</Heading>
      {note === undefined ? null : <span className={classes['note']}>{note}</span>}
      {aside === undefined || aside === null ? null : <span className={classes['aside']}>{aside}</span>}
    </div>
  );
}
