import { businessLevel, sentReports, type SentReport } from '@tezga/domain';
import { Button, usePhrases, type TableState } from '@tezga/ui';
import { IconMail } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { useSession } from '../../session/session-context.ts';
import { SendDialog } from './SendDialog.tsx';

interface SendByEmailProps {
  readonly report: SentReport;
  readonly title: string;
  readonly state: TableState;
}

/** The button that sends a report by e-mail; nothing for a report that cannot be scheduled. */
export function sendActions(
  name: string,
  shown: Omit<SendByEmailProps, 'report'>,
): { readonly actions?: ReactElement } {
  const report = sentReports.find((each) => each === name);
  return report === undefined ? {} : { actions: <SendByEmail report={report} {...shown} /> };
}

/** The button that opens the schedules of a report, for roles that may change them. */
function SendByEmail(props: SendByEmailProps) {
  const { send } = usePhrases().reports;
  const { role } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (businessLevel(role, 'reports') !== 'readWrite') return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size={15} stroke={1.6} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {send.button}
      </Button>
      {isOpen ? <SendDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
