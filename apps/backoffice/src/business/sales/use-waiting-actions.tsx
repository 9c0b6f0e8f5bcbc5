import { businessLevel } from '@tezga/domain';
import { usePhrases, type RowAction } from '@tezga/ui';
import { IconBookOff, IconRefresh, IconTool } from '@tabler/icons-react';
import { bulkAction, rowAction } from '../../kits/lists/row-action.tsx';
import { useSession } from '../../session/session-context.ts';
import { useResend, type WaitingInvoice } from '../fiscal/index.ts';
import { isOffered, refusedIds } from './repair/repairs.ts';
import { useRepair, useRepairs } from './repair/use-repair.tsx';
import { isRefused } from './retracting/retractable.ts';
import { useRetract } from './retracting/use-retract.tsx';
import { invoiceResend } from './invoice-kind.ts';
import { useSaleRights } from './use-sale-rights.ts';

/** Actions on pending invoices: resend, and for refused ones repair or retract. */
export function useWaitingActions(invoices: readonly WaitingInvoice[]) {
  const { sales, mending, retracting } = usePhrases();
  const resend = useResend(invoiceResend);
  const { mayCorrect } = useSaleRights();
  const repairs = useRepairs(mayCorrect ? refusedIds(invoices) : []);
  const repair = useRepair();
  const retract = useRetract();
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const issuerActions = (row: WaitingInvoice): RowAction[] => {
    const found = repairs.get(row._id);
    return [
      rowAction(IconRefresh, sales.resend.action, () => resend.now([row])),
      ...(isOffered(found) ? [rowAction(IconTool, mending.action, () => repair.one(row, found))] : []),
      ...(mayCorrect && isRefused(row) ? [rowAction(IconBookOff, retracting.menu, () => retract(row))] : []),
    ];
  };
  const resendMany = bulkAction<WaitingInvoice>(IconRefresh, sales.resend.action, resend.many);
  const repairMany = bulkAction<WaitingInvoice>(IconTool, mending.action, repair.many(repairs));
  const bulkActions = [...repairs.values()].some(isOffered) ? [resendMany, repairMany] : [resendMany];
  return {
    mayIssue,
    rowActions: (row: WaitingInvoice): RowAction[] => (mayIssue ? issuerActions(row) : []),
    bulkActions: mayIssue ? bulkActions : undefined,
  };
}
