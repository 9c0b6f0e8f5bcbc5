import { businessLevel } from '@tezga/domain';
import { usePhrases, type BulkAction, type RowAction } from '@tezga/ui';
import { IconFileInvoice, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../session/session-context.ts';
import { numberParts } from '../../kits/documents/number-parts.ts';
import { PrintDocuments } from '../../kits/documents/PrintDocuments.tsx';
import { invoicePrint, invoiceResend } from './invoice-kind.ts';
import type { Invoice } from './queries.ts';
import { shownState } from './shown-state.ts';
import { useBulkPrint } from './use-bulk-print.tsx';
import { useResend } from '../fiscal/index.ts';
import { invoicePath } from '../../kits/documents/document-paths.ts';

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done with invoices of a list: opened and printed by all, resent by those who may issue. */
export function useReceiptActions() {
  const { sales } = usePhrases();
  const navigate = useNavigate();
  const resend = useResend(invoiceResend);
  const bulk = useBulkPrint();
  const [printed, setPrinted] = useState<Invoice | null>(null);
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const resendMany: BulkAction<Invoice> = {
    ...resend.many,
    label: sales.resend.action,
    icon: <IconRefresh {...icon} />,
  };
  const rowActions = (invoice: Invoice): RowAction[] => [
    {
      label: sales.open,
      icon: <IconFileInvoice {...icon} />,
      run: () => void navigate({ to: invoicePath(invoice) }),
    },
    { label: sales.print.action, icon: <IconPrinter {...icon} />, run: () => setPrinted(invoice) },
    ...(mayIssue && shownState(invoice).state !== 'fiscalized' && !invoice.isRetracted
      ? [{ label: sales.resend.action, icon: resendMany.icon, run: () => void resend.now([invoice]) }]
      : []),
  ];
  return {
    dialogs: (
      <>
        {bulk.dialog}
        {printed === null ? null : (
          <PrintDocuments
            kind={invoicePrint}
            ids={[printed._id]}
            name={sales.page.heading(numberParts(printed.meta.invoiceNumber).number)}
            onClose={() => setPrinted(null)}
          />
        )}
      </>
    ),
    mayIssue,
    rowActions,
    bulkActions: [...bulk.actions, ...(mayIssue ? [resendMany] : [])],
  };
}
