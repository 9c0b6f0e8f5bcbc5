import { noMoney } from '@tezga/domain';
import { Button, usePhrases } from '@tezga/ui';
import { IconArrowBackUp, IconArrowsExchange, IconFileText, IconGift } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paymentPath } from '../../kits/documents/document-paths.ts';
import { CreditDialog } from '../client-credit/index.ts';
import type { ClientCredit, SubjectRow } from './queries.ts';
import { SetOffDialog } from './SetOffDialog.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import { useRefreshPayments } from './use-refresh-payments.ts';
import { useMayPay } from './use-subject.ts';

interface SubjectActionsProps {
  /** Undefined until it is loaded. */
  readonly subject: SubjectRow | undefined;
  readonly clientCredit: ClientCredit;
}

/** The statement of account, and the actions on the advances and the client credit of the subject. */
export function SubjectActions({ subject, clientCredit }: SubjectActionsProps) {
  const { statement } = usePhrases().payments;
  const mayPay = useMayPay();
  const [isStatementOpen, setStatementOpen] = useState(false);
  if (subject === undefined) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileText size={15} stroke={1.8} aria-hidden />}
        onClick={() => setStatementOpen(true)}
      >
        {statement.title}
      </Button>
      {mayPay && subject.credit !== noMoney ? <AdvanceActions subject={subject} /> : null}
      {mayPay && clientCredit !== null ? (
        <CreditAction customerId={subject.subjectId} credits={clientCredit.credits} />
      ) : null}
      {isStatementOpen ? <StatementDialog subject={subject} onClose={() => setStatementOpen(false)} /> : null}
    </>
  );
}

interface CreditActionProps {
  readonly customerId: string;
  readonly credits: NonNullable<ClientCredit>['credits'];
}

function CreditAction({ customerId, credits }: CreditActionProps) {
  const words = usePhrases().clientCredit;
  const refresh = useRefreshPayments();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconGift size={15} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.change}
      </Button>
      {isOpen ? (
        <CreditDialog
          key={String(credits)}
          customerId={customerId}
          credits={credits}
          onTried={refresh}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function AdvanceActions({ subject }: { readonly subject: SubjectRow }) {
  const { card: words } = usePhrases().payments;
  const [isSettingOff, setSettingOff] = useState(false);
  const { type, subjectId, openCount } = subject;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={15} stroke={1.8} aria-hidden />}
        renderRoot={(props: object) => (
          <Link {...props} to={paymentPath} search={{ type, subject: subjectId, kind: 'refund' }} />
        )}
      >
        {words.refund}
      </Button>
      {openCount === 0 ? null : (
        <Button
          variant="default"
          leftSection={<IconArrowsExchange size={15} stroke={1.8} aria-hidden />}
          onClick={() => setSettingOff(true)}
        >
          {words.setOff}
        </Button>
      )}
      {isSettingOff ? <SetOffDialog subject={subject} onClose={() => setSettingOff(false)} /> : null}
    </>
  );
}
