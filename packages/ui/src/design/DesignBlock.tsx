import type { ReactNode } from 'react';
import classes from './DesignBlock.module.css';

export interface DesignBlockProps {
  title: string;
  children: ReactNode;
}

export function DesignBlock({ title, children }: DesignBlockProps) {
  return (
    <section className={classes['block']} aria-label={title}>
      <h2 className={classes['title']}>{title}</h2>
      <div className={classes['content']}>{children}</div>
    </section>
  );
}

/** A row of examples with a grey label in front. */
export function DesignRow({ title, children }: DesignBlockProps) {
  return (
    <div className={classes['row']}>
      <span className={classes['label']}>{title}</span>
      <div className={classes['examples']}>{children}</div>
    </div>
  );
}
