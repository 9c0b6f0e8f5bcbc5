import type { Money } from '@tezga/domain';
import classes from './Figure.module.css';
import { formatAmount } from './format-figures.ts';

export interface AmountProps {
  value: Money | null | undefined;
  /** `strong` (font weight 500) for the last column of amounts, `quiet` for intermediate sums. */
  emphasis?: 'normal' | 'strong' | 'quiet';
}

export function Amount({ value, emphasis = 'normal' }: AmountProps) {
  const tone = typeof value !== 'bigint' ? 'missing' : value < 0n ? 'negative' : undefined;
  return (
    <span className={classes['figure']} data-tone={tone} data-emphasis={emphasis}>
      {formatAmount(value)}
    </span>
  );
}
