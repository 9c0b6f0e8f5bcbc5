import { Notice, usePhrases } from '@tezga/ui';
import { deadlineWarnings } from './deadline-warnings.ts';
import { useDeadlines } from './use-deadlines.ts';

/** What it means that documents came too late, and what to do; calm once it is known that someone has seen all of them. */
export function MissedNotice() {
  const words = usePhrases().deadlines;
  const { deadlines, isWhole } = useDeadlines();
  const warning = deadlineWarnings(words, deadlines).find(({ of }) => of === 'missed');
  if (warning === undefined && !isWhole) return null;
  return (
    <Notice tone={warning === undefined ? 'info' : 'bad'} title={warning?.title ?? words.allSeen}>
      {words.whatToDo}
    </Notice>
  );
}
