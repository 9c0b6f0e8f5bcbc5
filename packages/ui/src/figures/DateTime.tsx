import classes from './Figure.module.css';
import { formatDateTime, type Moment } from './format-date-time.ts';
import { MISSING } from './format-figures.ts';

export interface DateTimeProps {
  value: Moment;
  /** True to show seconds, as on a document and its timeline; lists omit them. */
  seconds?: boolean;
  dateOnly?: boolean;
}

export function DateTime({ value, seconds = false, dateOnly = false }: DateTimeProps) {
  const text = formatDateTime(value, dateOnly ? 'day' : seconds ? 'second' : 'minute');
  if (text === MISSING || value === null || value === undefined) {
    return (
      <span className={classes['figure']} data-tone="missing">
        {MISSING}
      </span>
    );
  }
  return (
    <time
      className={classes['figure']}
      dateTime={typeof value === 'string' ? value : new Date(value).toISOString()}
    >
      {text}
    </time>
  );
}
