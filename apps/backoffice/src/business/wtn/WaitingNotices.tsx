import { Notice, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context.ts';
import { MissedNotes } from './MissedNotes.tsx';
import { useResendNotes } from './use-resend-notes.ts';
import classes from './Wtn.module.css';
import {
  faultSentence,
  faultsAmong,
  helpPlaceFor,
  FaultHelp,
  timeLeftWords,
  type WaitingNote,
  waitingQueries,
} from '../fiscal/index.ts';
import { ActionButton } from '../deadlines/index.ts';

const isMissed = ({ deadlineState }: WaitingNote) => deadlineState === 'missed';

/** What keeps notes from their NIVFSH, each cause once, how much time there is, and the ways out. */
export function WaitingNotices({ mayIssue }: { readonly mayIssue: boolean }) {
  const phrases = usePhrases();
  const { wtn, sales } = phrases;
  const { role } = useSession();
  const { data } = useQuery(waitingQueries.notes);
  const resend = useResendNotes();
  const notes = data?.wtns ?? [];
  const waiting = notes.filter((note) => !isMissed(note));
  // What someone has seen to be too late is nothing to tell of any more.
  const missed = notes.filter((note) => isMissed(note) && note.seen === null);
  return (
    <output className={classes['notices']}>
      {missed.length === 0 ? null : <MissedNotes notes={missed} mayIssue={mayIssue} />}
      {faultsAmong(waiting).map(({ status, fault, count }) => {
        const kept = waiting.filter((note) => note.status === status && note.fault === fault);
        const [next] = kept;
        const place = helpPlaceFor(role, { status, fault });
        const resendAll = (
          <ActionButton
            deed="resend"
            label={kept.length === 1 ? wtn.resend.action : wtn.waiting.resendAll}
            run={() => resend.now(kept)}
          />
        );
        return (
          <Notice
            key={`${status} ${fault}`}
            tone={status === 'error' ? 'bad' : 'warn'}
            title={`${wtn.waiting.count(count)}${next === undefined ? '' : ` · ${timeLeftWords(sales.waiting, next)}`}`}
            {...(mayIssue ? { action: resendAll } : {})}
          >
            {faultSentence(phrases, fault)}
            {place === undefined ? null : (
              <>
                {' '}
                <FaultHelp status={status} fault={fault} />
              </>
            )}
          </Notice>
        );
      })}
    </output>
  );
}
