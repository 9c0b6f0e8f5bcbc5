import type { ExchangeRate } from '@tezga/domain';
import classes from './Figure.module.css';
import { formatRate } from './format-figures.ts';

export interface RateProps {
  value: ExchangeRate;
  emphasis?: 'normal' | 'strong' | 'quiet';
}

export function Rate({ value, emphasis = 'normal' }: RateProps) {
  return (
    <span className={classes['figure']} data-emphasis={emphasis}>
      {formatRate(value)}
    </span>
  );
}
