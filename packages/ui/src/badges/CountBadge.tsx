import { formatCount } from '../figures/format-figures.ts';
import type { Tone } from './Badge.tsx';
import classes from './CountBadge.module.css';

export interface CountBadgeProps {
  count: number;
  /** Use amber only if the user has something to do. */
  tone?: Tone;
  /** Says for screen readers what is counted. */
  label?: string;
}

export function CountBadge({ count, tone = 'off', label }: CountBadgeProps) {
  return (
    <span
      className={classes['count']}
      data-tone={tone}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      {formatCount(count)}
    </span>
  );
}
