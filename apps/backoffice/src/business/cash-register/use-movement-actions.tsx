import { usePhrases, type RowAction } from '@tezga/ui';
import { IconRefresh } from '@tabler/icons-react';
import type { Movement } from './queries.ts';
import { useResendDocuments } from '../deadlines/index.ts';

/** What can be done with movements of a list by those who may move money: what has no code yet is sent again. */
export function useMovementActions(mayWrite: boolean) {
  const { resend: words } = usePhrases().deadlines;
  const resending = useResendDocuments();
  const rowActions = ({ _id, status }: Movement): RowAction[] => [
    {
      label: words.action,
      icon: <IconRefresh size={15} stroke={1.7} aria-hidden />,
      disabled: status === 'fiscalized',
      run: () => void resending.now([{ _id, kind: 'deposit' }]),
    },
  ];
  return mayWrite ? { rowActions } : {};
}
