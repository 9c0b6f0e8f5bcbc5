import { contract } from '@tezga/contract';
import { toast, usePhrases, type BulkAction, type BulkRowResult } from '@tezga/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { allOrEach } from '../../kits/lists/all-or-each.ts';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { removeLocally } from './local-businesses.ts';
import type { BusinessRow } from './queries.ts';
import { refreshBusinesses } from './refresh-businesses.ts';
import { TransferDialog } from './TransferDialog.tsx';

interface Question {
  readonly count: number;
  readonly answer: (adminId: string | null) => void;
}

const transferredAtOnce = 200;

/** Transfers businesses to another admin: the dialog that asks for the admin, and the bulk action. */
export function useTransfer(): { readonly dialog: ReactNode; readonly action: BulkAction<BusinessRow> } {
  const words = usePhrases().businesses.transfer;
  const { user } = useSession();
  const queries = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const chosen = useRef('');
  const confirm = async ({ length: count }: readonly BusinessRow[]): Promise<boolean> => {
    const adminId = await new Promise<string | null>((answer) => setQuestion({ count, answer }));
    setQuestion(null);
    chosen.current = adminId ?? '';
    return adminId !== null;
  };
  const run = (rows: readonly BusinessRow[]): Promise<BulkRowResult[]> =>
    allOrEach(
      rows.map(({ _id }) => _id),
      (businessIds) =>
        call(contract.managedBusinesses.transfer, { businessIds, super_admin_id: chosen.current }),
    );
  const onDone = async (rows: readonly BusinessRow[]) => {
    if (rows.length > 0) toast.success(words.done(rows.length));
    // A reseller loses access to the transferred businesses; a super admin still manages them.
    if (user.userType === 'RS') await removeLocally(rows.map(({ _id }) => _id));
    await refreshBusinesses(queries);
  };
  return {
    dialog: question === null ? null : <TransferDialog count={question.count} onAnswer={question.answer} />,
    action: {
      label: words.action,
      icon: <IconArrowsExchange size={15} stroke={1.7} aria-hidden />,
      confirm,
      run,
      onDone,
      batchSize: transferredAtOnce,
    },
  };
}
