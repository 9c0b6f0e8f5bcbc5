import { seenAtOnce } from '@tezga/contract';
import type { DeadlineState, FiscalStatus } from '@tezga/domain';
import { Group, Notice, usePhrases } from '@tezga/ui';
import { useSession } from '../../session/session-context.ts';
import {
  faultSentence,
  faultsAmong,
  FaultHelp,
  helpPlaceFor,
  timeLeftWords,
  useResend,
  type ResendKind,
} from '../fiscal/index.ts';
import { ActionButton } from '../../kits/documents/ActionButton.tsx';
import type { DeadlineKind } from './deadline-kinds.ts';
import { isAnswerLost } from './lost-answers.ts';
import { useSeeMissed } from './use-see-missed.ts';
import classes from './WaitingNotices.module.css';

interface WaitingDocument {
  readonly _id: string;
  readonly status: FiscalStatus;
  readonly fault: string | null;
  readonly hoursLeft: number;
  readonly deadlineState: DeadlineState;
  readonly seen: unknown;
}

interface WaitingNoticesProps {
  readonly kind: DeadlineKind;
  readonly documents: readonly WaitingDocument[];
  readonly resending: ResendKind;
  readonly words: {
    readonly count: (count: number) => string;
    readonly resend: string;
    readonly resendAll: string;
  };
  readonly mayIssue: boolean;
}

const isMissed = ({ deadlineState }: WaitingDocument) => deadlineState === 'missed';

/**
 * Notices above the list of one kind of documents: each cause that prevents acceptance, the time left, and what to
 * do.
 */
export function WaitingNotices({ kind, documents, resending, words, mayIssue }: WaitingNoticesProps) {
  const phrases = usePhrases();
  const { role } = useSession();
  const resend = useResend(resending);
  const waiting = documents.filter((document) => !isMissed(document));
  // A missed document that a user has marked as seen is no longer shown.
  const missed = documents.filter((document) => isMissed(document) && document.seen === null);
  return (
    <output className={classes['notices']}>
      {missed.length === 0 ? null : (
        <MissedDocuments kind={kind} documents={missed} resend={resend} mayIssue={mayIssue} />
      )}
      {faultsAmong(waiting).map(({ status, fault, count }) => {
        const kept = waiting.filter((document) => document.status === status && document.fault === fault);
        const [next] = kept;
        const resendAll = (
          <ActionButton
            action="resend"
            label={kept.length === 1 ? words.resend : words.resendAll}
            run={() => resend.now(kept)}
          />
        );
        return (
          <Notice
            key={`${status} ${fault}`}
            tone={status === 'error' ? 'bad' : 'warn'}
            title={`${words.count(count)}${next === undefined ? '' : ` · ${timeLeftWords(phrases.sales.waiting, next)}`}`}
            {...(mayIssue ? { action: resendAll } : {})}
          >
            {faultSentence(phrases, fault)}{' '}
            {helpPlaceFor(role, { status, fault }) === undefined ? null : (
              <FaultHelp status={status} fault={fault} />
            )}
          </Notice>
        );
      })}
    </output>
  );
}

interface MissedDocumentsProps extends Pick<WaitingNoticesProps, 'kind' | 'documents' | 'mayIssue'> {
  readonly resend: ReturnType<typeof useResend>;
}

/** The notice about unseen documents that missed their deadline. */
function MissedDocuments({ kind, documents, resend, mayIssue }: MissedDocumentsProps) {
  const words = usePhrases().deadlines;
  const seeing = useSeeMissed();
  const lost = documents.filter(isAnswerLost);
  const unseen = documents.slice(0, seenAtOnce).map(({ _id }) => ({ _id, kind }));
  const actions = (
    <Group gap={8}>
      {lost.length === 0 ? null : (
        <ActionButton
          action="resend"
          label={lost.length === 1 ? words.resend.action : words.resend.all}
          run={() => resend.now(lost)}
        />
      )}
      <ActionButton action="see" label={words.see.action} run={() => seeing.now(unseen)} />
    </Group>
  );
  return (
    <Notice
      tone="bad"
      title={words.missed.title(words.counted[kind](documents.length))}
      {...(mayIssue ? { action: actions } : {})}
    >
      {words.whatToDo}
    </Notice>
  );
}
