import { noMoney } from '@tezga/domain';
import { Button, usePhrases } from '@tezga/ui';
import { IconArrowBackUp, IconArrowsExchange, IconFileText, IconGift } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paymentPath } from '../../kits/documents/document-paths.ts';
import type { ClientCredit, SubjectRow } from './queries.ts';
import { useMayPay } from './use-subject.ts';

export type SubjectDialog = 'statement' | 'set-off' | 'credit';

interface SubjectActionsProps {
  /** Undefined until it is loaded. */
  readonly subject: SubjectRow | undefined;
  readonly clientCredit: ClientCredit;
  readonly onOpen: (dialog: SubjectDialog) => void;
}

/** The statement of account, and the actions on the advances and the client credit of the subject. */
export function SubjectActions({ subject, clientCredit, onOpen }: SubjectActionsProps) {
  const { payments, clientCredit: creditWords } = usePhrases();
  const mayPay = useMayPay();
  if (subject === undefined) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileText size={15} stroke={1.8} aria-hidden />}
        onClick={() => onOpen('statement')}
      >
        {payments.statement.title}
      </Button>
      {mayPay && subject.credit !== noMoney ? <AdvanceActions subject={subject} onOpen={onOpen} /> : null}
      {mayPay && clientCredit?.isChangeable === true ? (
        <Button
          variant="default"
          leftSection={<IconGift size={15} stroke={1.8} aria-hidden />}
          onClick={() => onOpen('credit')}
        >
          {creditWords.change}
        </Button>
      ) : null}
    </>
  );
}

interface AdvanceActionsProps extends Pick<SubjectActionsProps, 'onOpen'> {
  readonly subject: SubjectRow;
}

function AdvanceActions({ subject: { type, subjectId, openCount }, onOpen }: AdvanceActionsProps) {
  const { card: words } = usePhrases().payments;
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
          onClick={() => onOpen('set-off')}
        >
          {words.setOff}
        </Button>
      )}
    </>
  );
}
