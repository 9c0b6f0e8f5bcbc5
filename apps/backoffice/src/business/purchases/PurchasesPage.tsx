import { purchasesInFileMax, purchasesOnPageMax } from '@tezga/contract';
import { businessLevel, eInvoiceStatuses } from '@tezga/domain';
import { choiceFilter, codeFilter, periodFilter, usePhrases } from '@tezga/ui';
import { IconFileInvoice, IconFileTypePdf, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { exportPages } from '../../kits/lists/export-pages.ts';
import { sizesUpTo } from '../../kits/lists/list-request.ts';
import { bulkAction, rowAction } from '../../kits/lists/row-action.tsx';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useOptions } from '../../kits/lists/use-options.ts';
import { useSession } from '../../session/session-context.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { purchasePath } from './paths.ts';
import { purchaseColumns } from './purchase-columns.tsx';
import { purchasesRequest, type PurchaseList } from './purchases-request.ts';
import { exportedPurchases, purchasesQueries, type Purchase } from './queries.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { NoPurchases, SourceNotices } from './SourceNotices.tsx';
import { useAnswer } from './use-answer.ts';

const pageSizes = sizesUpTo(purchasesOnPageMax);

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
    ],
    pageSizes,
    groupCardsBy: 'date',
    open: purchasePath,
    summary: <SourceNotices />,
    actions: <RefreshButton />,
    views: [{ id: 'DELIVERED', label: words.toAnswer, filters: { status: ['DELIVERED'] } }],
  });
}

/** Row and bulk actions of a purchase list: all roles open and read, roles with write access also accept and refuse. */
function usePurchaseActions(list: PurchaseList) {
  const { purchases: words } = usePhrases();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Purchase | null>(null);
  const [accept, refuse] = [useAnswer('ACCEPTED'), useAnswer('REFUSED')];
  const mayAnswer = businessLevel(useSession().role, 'receipts') === 'readWrite';
  return {
    dialogs: shown === null ? null : <PaperDialog purchase={shown} onClose={() => setShown(null)} />,
    rowActions: (row: Purchase) => [
      rowAction(IconFileInvoice, words.open, () => navigate({ to: purchasePath(row) })),
      rowAction(IconFileTypePdf, words.paper.action, () => setShown(row)),
      ...(mayAnswer && row.status === 'DELIVERED'
        ? [
            rowAction(IconThumbUp, accept.label, () => accept.one(row)),
            { ...rowAction(IconThumbDown, refuse.label, () => refuse.one(row)), danger: true },
          ]
        : []),
    ],
    bulkActions:
      mayAnswer && list === 'electronic'
        ? [
            bulkAction<Purchase>(IconThumbUp, accept.label, accept.many),
            bulkAction<Purchase>(IconThumbDown, refuse.label, { ...refuse.many, danger: true }),
          ]
        : undefined,
  };
}
