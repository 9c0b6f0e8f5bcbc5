import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { toast, usePhrases, type BulkAction, type BulkRowResult } from '@tezga/ui';
import { IconArrowMerge } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { call } from '../../session/call.ts';
import type { ListedCustomer } from './customer-rows.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { useRefreshCustomers } from './use-refresh-customers.ts';

const mergedAtOnce = 21;

interface Question {
  readonly customers: readonly ListedCustomer[];
  readonly answer: (keptId: string | null) => void;
}

/** Merges several customers into one: the dialog, the mutation, and Undo. */
export function useMerge(): { readonly dialog: ReactNode; readonly action: BulkAction<ListedCustomer> } {
  const { customers: phrases } = usePhrases();
  const refresh = useRefreshCustomers();
  const [question, setQuestion] = useState<Question | null>(null);
  const chosen = useRef<string | null>(null);

  const ask = async (rows: readonly ListedCustomer[]): Promise<boolean> => {
    if (rows.length < 2 || rows.length > mergedAtOnce) {
      toast.warning({ title: phrases.merge.wrongCountTitle, text: phrases.merge.wrongCountText });
      return false;
    }
    chosen.current = await new Promise((answer) => setQuestion({ customers: rows, answer }));
    setQuestion(null);
    return chosen.current !== null;
  };
  const run = async (rows: readonly ListedCustomer[]): Promise<BulkRowResult[]> => {
    const kept = rows.find(({ _id }) => _id === chosen.current);
    if (kept === undefined) return [];
    const mergedIds = rows.filter((row) => row !== kept).map(({ _id }) => _id);
    const { updatedAt } = await call(contract.customers.merge, { keptId: kept._id, mergedIds });
    const undo = async () => {
      try {
        await undoMerge(kept, mergedIds, updatedAt);
        toast.success(phrases.merge.undone);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        toast.error({ title: phrases.merge.notUndone, text: error.message, requestId: error.requestId });
      }
      await refresh();
    };
    toast.undo({ text: phrases.merge.done(kept.name), onUndo: () => void undo() });
    await refresh();
    return rows.map(({ _id }) => ({ id: _id, ok: true }));
  };
  return {
    dialog:
      question === null ? null : <MergeDialog customers={question.customers} onAnswer={question.answer} />,
    action: {
      label: phrases.merge.action,
      icon: <IconArrowMerge size={15} stroke={1.7} aria-hidden />,
      confirm: ask,
      run,
    },
  };
}

/**
 * Restores the merged customers and the remaining one, unless another user has changed the remaining one since.
 * Address and town are required: if the remaining customer had none before the merge, the address or town from the
 * merge stays.
 */
async function undoMerge(
  { _id, createdAt: _at, createdBy: _by, balance: _owed, address, town, ...kept }: ListedCustomer,
  mergedIds: string[],
  updatedAt: string,
): Promise<void> {
  const place = { ...(address === '' ? {} : { address }), ...(town === '' ? {} : { town }) };
  await call(contract.customers.edit, { ...kept, ...place, customerId: _id, updatedAt });
  await call(contract.customers.restore, { selectedCustomers: mergedIds });
}
