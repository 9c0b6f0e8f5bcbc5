import { Notice, usePhrases } from '@tezga/ui';
import { deadlineWarnings } from './deadline-warnings.ts';
import { useDeadlines } from './use-deadlines.ts';

/** What it means that documents came too late, and what to do; calm once someone has seen all of them. */
export function MissedNotice() {
  const words = usePhrases().deadlines;
  const warning = deadlineWarnings(words, useDeadlines()).find(({ of }) => of === 'missed');
  return (
    <Notice tone={warning === undefined ? 'info' : 'bad'} title={warning?.title ?? words.allSeen}>
      {words.whatToDo}
    </Notice>
  );
}
