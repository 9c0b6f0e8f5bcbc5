import type { ReactNode } from 'react';
import classes from './Badge.module.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'off';

export interface BadgeProps {
  tone?: Tone;
  /** An icon of 13 pixels; left out for badges that are not about a state. */
  icon?: ReactNode;
  /** True for a badge without a coloured background; for ordinary states, so that exceptions stand out. */
  hushed?: boolean;
  title?: string;
  children: ReactNode;
}

export function Badge({ tone = 'off', icon, hushed = false, title, children }: BadgeProps) {
  return (
    <span className={classes['badge']} data-tone={tone} data-hushed={hushed || undefined} title={title}>
      {icon === undefined ? null : <span className={classes['icon']}>{icon}</span>}
      <span className={classes['word']}>{children}</span>
    </span>
  );
}
