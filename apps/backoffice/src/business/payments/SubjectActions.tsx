import { noMoney } from '@tezga/domain';
import { Button, usePhrases } from '@tezga/ui';
import { IconArrowBackUp, IconArrowsExchange, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paymentPath } from '../../kits/documents/document-paths.ts';
import type { SubjectRow } from './queries.ts';
import { SetOffDialog } from './SetOffDialog.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import { useMayPay } from './use-subject.ts';

interface SubjectActionsProps {
  /** Undefined until it is loaded. */
  readonly subject: SubjectRow | undefined;
}

/** The statement of account, and the actions on the advances of the subject. */
export function SubjectActions({ subject }: SubjectActionsProps) {
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
      {isStatementOpen ? <StatementDialog subject={subject} onClose={() => setStatementOpen(false)} /> : null}
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
