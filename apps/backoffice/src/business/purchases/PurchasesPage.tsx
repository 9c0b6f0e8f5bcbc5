import { purchasesInFileMax, purchasesOnPageMax, purchaseTypes } from '@tezga/contract';
import { businessLevel, eInvoiceStatuses } from '@tezga/domain';
import { choiceFilter, codeFilter, periodFilter, usePhrases } from '@tezga/ui';
import { IconFileDownload, IconFileTypePdf, IconLink, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { exportPages } from '../../kits/lists/export-pages.ts';
import { sizesUpTo } from '../../kits/lists/list-request.ts';
import { bulkAction, rowAction } from '../../kits/lists/row-action.tsx';
import { purchasePath } from '../../kits/documents/document-paths.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useOptions } from '../../kits/lists/use-options.ts';
import { useSession } from '../../session/session-context.ts';
import { useAnswer } from '../e-invoices/index.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { purchaseColumns } from './purchase-columns.tsx';
import { purchasesRequest, type PurchaseList } from './purchases-request.ts';
import { exportedPurchases, purchasesKey, purchasesQueries, type Purchase } from './queries.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { NoPurchases, SourceNotices } from './SourceNotices.tsx';
import { useBulkAssign } from './use-bulk-assign.tsx';
import { useBulkPaper } from './use-bulk-paper.ts';

const pageSizes = sizesUpTo(purchasesOnPageMax);
const toAnswer = { status: ['DELIVERED'] };

/** The list of e-invoices from suppliers, to accept or refuse. */
export function ElectronicPurchasesPage() {
  return <Purchases list="electronic" />;
}

/** The list of all purchases, from every source. */
export function AllPurchasesPage() {
  return <Purchases list="all" />;
}

function Purchases({ list: which }: { readonly list: PurchaseList }) {
  const phrases = usePhrases();
  const { purchases: words, ui } = phrases;
  const list = useListState(undefined, pageSizes);
  const request = purchasesRequest(which, list.state);
  const { data: unanswered } = useQuery(purchasesQueries.count(which, toAnswer));
  const suppliers = useOptions(purchasesQueries.suppliers, ({ IDNum, name }) => ({
    value: IDNum,
    label: `${name} · ${IDNum}`,
  }));
  return useListScreen({
    ...list,
    ...usePurchaseActions(which),
    name: `purchases-${which}`,
    words: { ...words, title: words[which].title },
    empty: <NoPurchases list={which} />,
    idOf: ({ _id }) => _id,
    query: useQuery(purchasesQueries.page(request)),
    fetchPage: exportPages(words, purchasesInFileMax, (signal) => exportedPurchases(request, signal)),
    exportNote: words.exportRule,
    columns: useMemo(() => purchaseColumns(which, phrases), [which, phrases]),
    filters: [
      periodFilter('date', words.date),
      choiceFilter('supplier', words.supplier, suppliers),
      codeFilter('status', words.state, eInvoiceStatuses, ui.states),
      codeFilter('type', words.type, purchaseTypes, words.types),
    ],
    pageSizes,
    groupCardsBy: 'date',
    open: purchasePath,
    summary: <SourceNotices />,
    actions: <RefreshButton />,
    views: [{ id: 'DELIVERED', label: words.toAnswer, filters: toAnswer, count: unanswered }],
  });
}

/**
 * Row and bulk actions of a purchase list: the PDF and, by role, accept, refuse, or link to a customer.
 */
function usePurchaseActions(list: PurchaseList) {
  const { purchases: words } = usePhrases();
  const [shown, setShown] = useState<Purchase | null>(null);
  const [accept, refuse] = [useAnswer('ACCEPTED', purchasesKey), useAnswer('REFUSED', purchasesKey)];
  const assign = useBulkAssign();
  const paper = useBulkPaper();
  const { role } = useSession();
  const mayAnswer = businessLevel(role, 'receipts') === 'readWrite';
  const mayAssign = businessLevel(role, 'customers') !== 'none';
  return {
    dialogs: (
      <>
        {shown === null ? null : <PaperDialog purchase={shown} onClose={() => setShown(null)} />}
        {assign.dialog}
      </>
    ),
    rowActions: (row: Purchase) => [
      rowAction(IconFileTypePdf, words.paper.action, () => setShown(row)),
      ...(mayAnswer && row.status === 'DELIVERED'
        ? [
            rowAction(IconThumbUp, accept.label, () => accept.one(row)),
            { ...rowAction(IconThumbDown, refuse.label, () => refuse.one(row)), danger: true },
          ]
        : []),
    ],
    bulkActions: [
      bulkAction<Purchase>(IconFileDownload, words.paper.download, paper),
      ...(mayAnswer && list === 'electronic'
        ? [
            bulkAction<Purchase>(IconThumbUp, accept.label, accept.many),
            bulkAction<Purchase>(IconThumbDown, refuse.label, { ...refuse.many, danger: true }),
          ]
        : []),
      ...(mayAnswer && mayAssign
        ? [bulkAction<Purchase>(IconLink, words.subjectOf.action, assign.many)]
        : []),
    ],
  };
}
