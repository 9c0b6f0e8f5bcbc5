import { businessLevel } from '@tezga/domain';
import { usePhrases, type BulkAction, type RowAction } from '@tezga/ui';
import { IconFileInvoice, IconFileTypePdf, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../session/session-context.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { purchasePath } from './paths.ts';
import type { PurchaseList } from './purchases-request.ts';
import type { Purchase } from './queries.ts';
import { useAnswer } from './use-answer.ts';

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done with purchases of a list: opened and read by all, answered by those who may. */
export function usePurchaseActions(list: PurchaseList) {
  const { purchases: words } = usePhrases();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Purchase | null>(null);
  const [accept, refuse] = [useAnswer('ACCEPTED'), useAnswer('REFUSED')];
  const mayAnswer = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const answers = [
    { ...accept, icon: <IconThumbUp {...icon} />, danger: false },
    { ...refuse, icon: <IconThumbDown {...icon} />, danger: true },
  ];
  const rowActions = (purchase: Purchase): RowAction[] => [
    {
      label: words.open,
      icon: <IconFileInvoice {...icon} />,
      run: () => void navigate({ to: purchasePath(purchase) }),
    },
    { label: words.paper.action, icon: <IconFileTypePdf {...icon} />, run: () => setShown(purchase) },
    ...(mayAnswer && purchase.status === 'DELIVERED'
      ? answers.map(({ label, icon: sign, danger, one }) => ({
          label,
          icon: sign,
          danger,
          run: () => void one(purchase),
        }))
      : []),
  ];
  const bulkActions: BulkAction<Purchase>[] = answers.map(({ label, icon: sign, danger, many }) =>
    Object.assign(many, { label, icon: sign, danger }),
  );
  return {
    dialogs: shown === null ? null : <PaperDialog purchase={shown} onClose={() => setShown(null)} />,
    rowActions,
    ...(mayAnswer && list === 'electronic' ? { bulkActions } : {}),
  };
}
