import type { Money } from '@tezga/domain';
import { Amount, usePhrases } from '@tezga/ui';
import { valueBars, type ValuedPart } from './value-bars.ts';
import classes from './Warehouse.module.css';

interface ValueBarsProps {
  readonly label: string;
  readonly parts: readonly ValuedPart[];
}

/** The values of the parts as horizontal bars, the largest first. */
export function ValueBars({ label, parts }: ValueBarsProps) {
  const { others } = usePhrases().warehouse.valuation;
  return (
    <ul className={classes['bars']} aria-label={label}>
      {valueBars(parts, others).map(({ name, value, percent }) => (
        <li key={name}>
          <span className={classes['barName']} title={name}>
            {name}
          </span>
          <ValueBar value={value} percent={percent} />
          <Amount value={value} />
        </li>
      ))}
    </ul>
  );
}

export function ValueBar({ value, percent }: { readonly value: Money; readonly percent: number }) {
  return (
    <span className={classes['bar']} data-negative={value < 0n ? '' : undefined} aria-hidden>
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
