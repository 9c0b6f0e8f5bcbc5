import { businessLevel } from '@tezga/domain';
import { usePhrases, type BulkAction, type RowAction } from '@tezga/ui';
import { IconBookOff, IconFileInvoice, IconRefresh, IconTool } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import { isOffered, refusedIds } from './mending/mends.ts';
import { useMend, useMends } from './mending/use-mend.tsx';
import { isRefused } from './retracting/retractable.ts';
import { useRetract } from './retracting/use-retract.tsx';
import { invoiceResend } from './invoice-kind.ts';
import { useSaleRights } from './use-sale-rights.ts';
import { useResend, type WaitingInvoice } from '../fiscal/index.ts';
import { invoicePath } from '../../kits/documents/document-paths.ts';

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done about invoices that wait: looking, sending again, and mending what was refused, or taking it out of the books. */
export function useWaitingActions(invoices: readonly WaitingInvoice[]) {
  const { sales, mending, retracting } = usePhrases();
  const navigate = useNavigate();
  const resend = useResend(invoiceResend);
  const { mayCorrect } = useSaleRights();
  const mends = useMends(mayCorrect ? refusedIds(invoices) : []);
  const mend = useMend();
  const retract = useRetract();
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const open = (invoice: WaitingInvoice) => void navigate({ to: invoicePath(invoice) });
  const resendMany: BulkAction<WaitingInvoice> = {
    ...resend.many,
    label: sales.resend.action,
    icon: <IconRefresh {...icon} />,
  };
  const mendMany: BulkAction<WaitingInvoice> = {
    ...mend.many(mends),
    label: mending.action,
    icon: <IconTool {...icon} />,
  };
  const mendAction = (invoice: WaitingInvoice): RowAction[] => {
    const found = mends.get(invoice._id);
    if (!isOffered(found)) return [];
    return [{ label: mendMany.label, icon: mendMany.icon, run: () => void mend.one(invoice, found) }];
  };
  const retractAction = (invoice: WaitingInvoice): RowAction[] =>
    mayCorrect && isRefused(invoice)
      ? [{ label: retracting.menu, icon: <IconBookOff {...icon} />, run: () => void retract(invoice) }]
      : [];
  const rowActions = (invoice: WaitingInvoice): RowAction[] => [
    { label: sales.open, icon: <IconFileInvoice {...icon} />, run: () => open(invoice) },
    ...(mayIssue
      ? [
          { label: sales.resend.action, icon: resendMany.icon, run: () => void resend.now([invoice]) },
          ...mendAction(invoice),
          ...retractAction(invoice),
        ]
      : []),
  ];
  const bulkActions = [...mends.values()].some(isOffered) ? [resendMany, mendMany] : [resendMany];
  return { rowActions, ...(mayIssue ? { bulkActions } : {}) };
}
