import classes from './Figure.module.css';
import { formatPercent, MISSING } from './format-figures.ts';

export interface PercentProps {
  /** The value in percentage points. */
  value: number | null | undefined;
  decimals?: number;
  emphasis?: 'normal' | 'strong' | 'quiet';
}

export function Percent({ value, decimals = 1, emphasis = 'normal' }: PercentProps) {
  const text = formatPercent(value, decimals);
  const tone = text === MISSING ? 'missing' : text.startsWith('\u2212') ? 'negative' : undefined;
  return (
    <span className={classes['figure']} data-tone={tone} data-emphasis={emphasis}>
      {text}
    </span>
  );
}
