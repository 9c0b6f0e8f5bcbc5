import { formatAmount, toast, usePhrases, type BulkAction } from '@tezga/ui';
import { IconStack2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Issued } from '../new-invoice/queries.ts';
import { useChoiceDialog } from '../../../kits/lists/use-choice-dialog.ts';
import type { OpenOrder } from './queries.ts';
import { SummaryDialog } from './SummaryDialog.tsx';
import { salesKey, cashRegisterKey } from '../../fiscal/index.ts';
import { invoicePath } from '../../../kits/documents/document-paths.ts';

/**
 * The bulk action that issues a summary invoice of orders in a dialog, and then opens the page of the
 * invoice.
 */
export function useSumUp(): { readonly dialog: ReactNode; readonly action: BulkAction<OpenOrder> } {
  const { orders: words } = usePhrases();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { question, open, chosen } = useChoiceDialog<readonly OpenOrder[], Issued>();
  const showIssued = async () => {
    const issued = chosen();
    if (issued === null) return;
    toast.success(successMessage(words.summary, issued));
    await navigate({ to: invoicePath(issued) });
  };
  return {
    dialog: question === null ? null : <SummaryDialog orders={question.subject} onAnswer={question.answer} />,
    action: {
      label: words.sumUp,
      icon: <IconStack2 size={15} stroke={1.7} aria-hidden />,
      confirm: async (rows) => {
        const issued = await open(rows);
        // Refetches also after a refusal, because another user may have summed up one of the orders.
        for (const queryKey of [salesKey, cashRegisterKey]) void queries.invalidateQueries({ queryKey });
        return issued !== null;
      },
      run: (rows) => Promise.resolve(rows.map(({ _id: id }) => ({ id, ok: true }))),
      onDone: showIssued,
    },
  };
}

type Words = ReturnType<typeof usePhrases>['orders']['summary'];

function successMessage(words: Words, { invoiceNumber, change, currencyCode }: Issued): string {
  if (change === 0n) return words.issued(invoiceNumber);
  return words.issuedWithChange(invoiceNumber, `${formatAmount(change)} ${currencyCode}`);
}
