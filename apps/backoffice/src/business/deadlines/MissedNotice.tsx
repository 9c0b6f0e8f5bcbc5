import { Notice, usePhrases } from '@tezga/ui';
import { deadlineWarnings } from './deadline-warnings.ts';
import { useDeadlines } from './use-deadlines.ts';

/**
 * Explains missed deadlines and what to do; without the warning colour once every missed document is marked as seen.
 */
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
