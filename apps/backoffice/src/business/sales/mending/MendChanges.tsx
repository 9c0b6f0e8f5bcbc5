import type { Phrases } from '@tezga/phrases';
import classes from './Mending.module.css';
import { changeKey, type MendChange } from './mends.ts';

interface MendChangesProps {
  readonly words: Phrases['mending'];
  readonly changes: readonly MendChange[];
}

/** What stands in invoices, and what will stand there. */
export function MendChanges({ words, changes }: MendChangesProps) {
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
