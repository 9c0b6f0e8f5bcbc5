import { noteResendsAtOnce, seenAtOnce } from '@tezga/contract';
import { Group, Notice, usePhrases } from '@tezga/ui';
import { useResendNotes } from './use-resend-notes.ts';
import { ActionButton, isAnswerLost, useSeeMissed } from '../deadlines/index.ts';
import type { WaitingNote } from '../fiscal/index.ts';

interface MissedNotesProps {
  readonly notes: readonly WaitingNote[];
  readonly mayIssue: boolean;
}

/** Notes that came too late and that nobody has seen yet: what it means, and the deeds that end it. */
export function MissedNotes({ notes, mayIssue }: MissedNotesProps) {
  const words = usePhrases().deadlines;
  const seeing = useSeeMissed();
  const resend = useResendNotes();
  const lost = notes.filter(isAnswerLost).slice(0, noteResendsAtOnce);
  const unseen = notes.slice(0, seenAtOnce).map(({ _id }) => ({ _id, kind: 'wtn' as const }));
  const deeds = (
    <Group gap={8}>
      {lost.length === 0 ? null : (
        <ActionButton
          deed="resend"
          label={lost.length === 1 ? words.resend.action : words.resend.all}
          run={() => resend.now(lost)}
        />
      )}
      <ActionButton deed="see" label={words.see.action} run={() => seeing.now(unseen)} />
    </Group>
  );
  return (
    <Notice
      tone="bad"
      title={words.missed.title(words.counted.wtn(notes.length))}
      {...(mayIssue ? { action: deeds } : {})}
    >
      {words.whatToDo}
    </Notice>
  );
}
