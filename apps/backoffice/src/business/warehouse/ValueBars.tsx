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
        <li key={name} data-negative={value < 0n ? '' : undefined}>
          <span className={classes['barName']} title={name}>
            {name}
          </span>
          <span className={classes['bar']} aria-hidden>
            <span style={{ width: `${percent}%` }} />
          </span>
          <Amount value={value} />
        </li>
      ))}
    </ul>
  );
}
