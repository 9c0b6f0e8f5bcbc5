import { CreditDialog } from '../client-credit/index.ts';
import type { ClientCredit, SubjectRow } from './queries.ts';
import { SetOffDialog } from './SetOffDialog.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import type { SubjectDialog } from './SubjectActions.tsx';
import { useRefreshPayments } from './use-refresh-payments.ts';

interface SubjectDialogsProps {
  readonly opened: SubjectDialog | null;
  /** Undefined until it is loaded. */
  readonly subject: SubjectRow | undefined;
  readonly clientCredit: ClientCredit;
  readonly onClose: () => void;
}

/**
 * The open dialog of a card. The page renders it, and not the actions: when the width of the screen changes, the
 * actions are mounted again, which would close the dialog.
 */
export function SubjectDialogs({ opened, subject, clientCredit, onClose }: SubjectDialogsProps) {
  const refresh = useRefreshPayments();
  if (subject === undefined) return null;
  if (opened === 'statement') return <StatementDialog subject={subject} onClose={onClose} />;
  if (opened === 'set-off') return <SetOffDialog subject={subject} onClose={onClose} />;
  if (opened !== 'credit' || clientCredit === null) return null;
  const { credits } = clientCredit;
  return (
    <CreditDialog
      key={String(credits)}
      customerId={subject.subjectId}
      credits={credits}
      onTried={refresh}
      onClose={onClose}
    />
  );
}
