import { businessLevel, invoicesOnPageMax } from '@tezga/domain';
import { Button, usePhrases } from '@tezga/ui';
import { IconCash, IconFileInvoice, IconPrinter, IconRefresh, IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { invoicePath, newInvoicePath, ordersPath } from '../../kits/documents/document-paths.ts';
import { numberParts } from '../../kits/documents/number-parts.ts';
import { PrintDocuments } from '../../kits/documents/PrintDocuments.tsx';
import { exportPages } from '../../kits/lists/export-pages.ts';
import { bulkAction, rowAction } from '../../kits/lists/row-action.tsx';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { useResend, watchedViews } from '../fiscal/index.ts';
import { invoicePageSizes, invoicesRequest } from './invoices-request.ts';
import { invoicePrint, invoiceResend } from './invoice-kind.ts';
import { exportedInvoices, salesQueries, type Invoice } from './queries.ts';
import { receiptColumns } from './receipt-columns.tsx';
import { shownState } from './shown-state.ts';
import { useBulkPrint } from './use-bulk-print.tsx';
import { useInvoiceFilters } from './use-invoice-filters.ts';
import { usePayInvoice } from './use-pay-invoice.ts';

const eInvoicesOnly = { eInvoice: ['any'] };
const unpaidOnly = { debt: ['unpaid'] };

/** The list of issued invoices, newest first, with the state of each at the tax authority. */
export function ReceiptsPage() {
  const phrases = usePhrases();
  const words = phrases.sales;
  const list = useListState(undefined, invoicePageSizes);
  const request = invoicesRequest(list.state);
  const counts = {
    pending: useQuery(salesQueries.count({ status: ['pending'] })),
    error: useQuery(salesQueries.count({ status: ['error'] })),
    eInvoice: useQuery(salesQueries.count(eInvoicesOnly)),
    unpaid: useQuery(salesQueries.count(unpaidOnly)),
  };
  const mayIssue = businessLevel(useSession().role, 'receipts') === 'readWrite';
  return useListScreen({
    ...list,
    ...useReceiptActions(mayIssue),
    name: 'receipts',
    words,
    icon: IconFileInvoice,
    idOf: ({ _id }) => _id,
    query: useQuery(salesQueries.invoices(request)),
    fetchPage: exportPages(words, invoicesOnPageMax, (signal) => exportedInvoices(request, signal)),
    exportNote: words.exportRule,
    columns: useMemo(() => receiptColumns(phrases), [phrases]),
    filters: useInvoiceFilters(list.state),
    pageSizes: invoicePageSizes,
    pageSizeNote: words.pageRule,
    groupCardsBy: 'date',
    open: invoicePath,
    add: mayIssue ? { to: newInvoicePath, label: words.newInvoice } : undefined,
    actions: (
      <Button
        component={Link}
        to={ordersPath}
        variant="default"
        leftSection={<IconStack2 size={15} stroke={1.7} aria-hidden />}
      >
        {phrases.orders.title}
      </Button>
    ),
    views: [
      ...watchedViews(words.views, (status) => counts[status].data),
      { id: 'eInvoice', label: words.views.eInvoice, filters: eInvoicesOnly, ...counts.eInvoice.data },
      { id: 'unpaid', label: words.views.unpaid, filters: unpaidOnly, ...counts.unpaid.data },
    ],
  });
}

/**
 * Row and bulk actions of an invoice list. All roles print, roles that may issue invoices also resend them, and roles
 * that may record payments of customers also record a payment.
 */
function useReceiptActions(mayIssue: boolean) {
  const { sales: words, payments } = usePhrases();
  const { canPay, pay } = usePayInvoice();
  const resend = useResend(invoiceResend);
  const bulk = useBulkPrint();
  const [printed, setPrinted] = useState<Invoice | null>(null);
  const mayResend = (invoice: Invoice) =>
    mayIssue && shownState(invoice).state !== 'fiscalized' && !invoice.isRetracted;
  return {
    dialogs: (
      <>
        {bulk.dialog}
        {printed === null ? null : (
          <PrintDocuments
            kind={invoicePrint}
            ids={[printed._id]}
            name={words.page.heading(numberParts(printed.meta.invoiceNumber).number)}
            onClose={() => setPrinted(null)}
          />
        )}
      </>
    ),
    rowActions: (row: Invoice) => [
      rowAction(IconPrinter, words.print.action, () => setPrinted(row)),
      ...(canPay(row) ? [rowAction(IconCash, payments.form.savePay, () => pay(row))] : []),
      ...(mayResend(row) ? [rowAction(IconRefresh, words.resend.action, () => resend.now([row]))] : []),
    ],
    bulkActions: [
      ...bulk.actions,
      ...(mayIssue ? [bulkAction<Invoice>(IconRefresh, words.resend.action, resend.many)] : []),
    ],
  };
}
