import type { Quantity as QuantityOfGoods } from '@tezga/domain';
import classes from './Figure.module.css';
import { formatQuantity } from './format-figures.ts';

export interface QuantityProps {
  /** Null is shown as "-". */
  value: QuantityOfGoods | null | undefined;
  emphasis?: 'normal' | 'strong' | 'quiet';
}

export function Quantity({ value, emphasis = 'normal' }: QuantityProps) {
  const tone = typeof value !== 'bigint' ? 'missing' : value < 0n ? 'negative' : undefined;
  return (
    <span className={classes['figure']} data-tone={tone} data-emphasis={emphasis}>
      {formatQuantity(value)}
    </span>
  );
}
