import type { Phrases } from '@tezga/phrases';
import classes from './Repair.module.css';
import { changeKey, type RepairChange } from './repairs.ts';

interface RepairChangesProps {
  readonly words: Phrases['mending'];
  readonly changes: readonly RepairChange[];
}

/** The values in the invoices before and after the repair. */
export function RepairChanges({ words, changes }: RepairChangesProps) {
  return (
    <>
      {words.text}
      <dl className={classes['changes']}>
        {changes.map((change) => (
          <div key={changeKey(change)}>
            <dt>{words.facts[change.fact]}</dt>
            <dd>{words.change(change.before, change.after)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
