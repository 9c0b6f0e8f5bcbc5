import { Button, Notice, usePhrases } from '@tezga/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../session/session-context.ts';
import { faultSentence } from '../cash-register/fault-sentence.ts';
import { faultsAmong } from '../cash-register/faults-among.ts';
import { helpPlaceFor } from '../sales/fault-help.ts';
import { FaultHelp } from '../sales/FaultHelp.tsx';
import { timeLeftWords } from '../sales/time-left.ts';
import { wtnQueries } from './queries.ts';
import { useResendNotes } from './use-resend-notes.ts';
import classes from './Wtn.module.css';

/** What keeps notes from their NIVFSH, each cause once, how much time there is, and the ways out. */
export function WaitingNotices({ mayIssue }: { readonly mayIssue: boolean }) {
  const phrases = usePhrases();
  const { wtn, sales } = phrases;
  const { role } = useSession();
  const { data } = useQuery(wtnQueries.waiting);
  // What someone has seen to be too late is nothing to tell of any more.
  const waiting = (data?.wtns ?? []).filter(({ seen }) => seen === null);
  return (
    <output className={classes['notices']}>
      {faultsAmong(waiting).map(({ status, fault, count }) => {
        const kept = waiting.filter((note) => note.status === status && note.fault === fault);
        const [next] = kept;
        const place = helpPlaceFor(role, { status, fault });
        return (
          <Notice
            key={`${status} ${fault}`}
            tone={status === 'error' ? 'bad' : 'warn'}
            title={`${wtn.waiting.count(count)}${next === undefined ? '' : ` · ${timeLeftWords(sales.waiting, next)}`}`}
            {...(mayIssue ? { action: <ResendAll notes={kept} /> } : {})}
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

function ResendAll({ notes }: { readonly notes: readonly { readonly _id: string }[] }) {
  const { wtn } = usePhrases();
  const resend = useResendNotes();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await resend.now(notes);
    setSending(false);
  };
  return (
    <Button
      variant="default"
      loading={isSending}
      leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
      onClick={() => void send()}
    >
      {notes.length === 1 ? wtn.resend.action : wtn.waiting.resendAll}
    </Button>
  );
}
