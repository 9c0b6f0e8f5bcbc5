import { noMoney } from '@tezga/domain';
import { Button, usePhrases } from '@tezga/ui';
import { IconArrowBackUp, IconArrowsExchange } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paymentPath } from '../../kits/documents/document-paths.ts';
import type { SubjectRow } from './queries.ts';
import { SetOffDialog } from './SetOffDialog.tsx';
import { useMayPay } from './use-subject.ts';

/** What can be done with the advances of a subject; nothing without an advance. */
export function SubjectActions({ subject }: { readonly subject: SubjectRow | undefined }) {
  const { card: words } = usePhrases().payments;
  const mayPay = useMayPay();
  const [isSettingOff, setSettingOff] = useState(false);
  if (!mayPay || subject === undefined || subject.credit === noMoney) return null;
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
