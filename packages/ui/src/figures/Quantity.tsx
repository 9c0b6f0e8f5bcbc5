import classes from './Figure.module.css';
import { formatQuantity } from './format-figures.ts';

export interface QuantityProps {
  /** Thousandths; anything else is shown as "-". */
  value: unknown;
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
