import { Button, DialogFrame, Select, usePhrases } from '@tezga/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sessionQueries } from '../../session/queries.ts';
import classes from './TransferDialog.module.css';

interface TransferDialogProps {
  readonly count: number;
  /** Null if the user cancels. */
  readonly onAnswer: (adminId: string | null) => void;
}

/** Asks which super admin or reseller manages the selected businesses from now on. */
export function TransferDialog({ count, onAnswer }: TransferDialogProps) {
  const { businesses, ui } = usePhrases();
  const words = businesses.transfer;
  const headingId = useId();
  const [adminId, setAdminId] = useState<string | null>(null);
  // The cached admins are shown at once; refetched, because another admin may have added or closed some of them.
  const { data } = useQuery({ ...sessionQueries.adminNecessary, refetchOnMount: 'always' });
  const sellers = data?.superAdmins.map(({ _id, name, userType }) => ({
    value: _id,
    label: `${name} (${userType})`,
  }));
  return (
    <DialogFrame labelledBy={headingId} width={520} onEscape={() => onAnswer(null)}>
      <h2 id={headingId} className={classes['title']}>
        {words.title(count)}
      </h2>
      <p className={classes['hint']}>{words.hint}</p>
      <Select
        label={words.to}
        data={sellers ?? []}
        value={adminId}
        onChange={setAdminId}
        searchable
        data-autofocus
      />
      <div className={classes['actions']}>
        <Button variant="default" onClick={() => onAnswer(null)}>
          {ui.cancel}
        </Button>
        <Button
          leftSection={<IconArrowsExchange size={15} stroke={1.8} aria-hidden />}
          disabled={adminId === null}
          onClick={() => onAnswer(adminId)}
        >
          {words.action}
        </Button>
      </div>
    </DialogFrame>
  );
}
